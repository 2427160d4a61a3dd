export {
  buildFileAssignment,
  countFilesOfOpenCheckouts,
  deleteFilesOfCart,
  deletePurchaseOrderFile,
  deleteFilesUploadedBefore,
  findFileOfCheckout,
  type PurchaseOrderFile,
  savePurchaseOrderFile,
} from './store.ts'
