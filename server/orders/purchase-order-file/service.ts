export {
  buildFileAssignment,
  deletePurchaseOrderFile,
  deleteFilesUploadedBefore,
  findFileOfCheckout,
  type PurchaseOrderFile,
  savePurchaseOrderFile,
} from './store.ts'
