// Compiled by `npm run messages`: change the catalogue, not this file.
/** The camera does not work here */
export declare const cameraFailed: () => string
/** Try again, or type the numbers below the barcodes into the rows. */
export declare const cameraFailedHelp: () => string
/** The camera is in use */
export declare const cameraInUse: () => string
/** Another program or tab is using the camera. Close it, then try again. */
export declare const cameraInUseHelp: () => string
/** Picture of the camera */
export declare const cameraPicture: () => string
/** The camera is not allowed */
export declare const cameraRefused: () => string
/** Allow this shop to use the camera in the settings of your browser, then try again. */
export declare const cameraRefusedHelp: () => string
/** Done */
export declare const done: () => string
/** No camera was found */
export declare const noCamera: () => string
/** Connect a camera and try again, or use a hand scanner: it types into the rows. */
export declare const noCameraHelp: () => string
/** This page is not encrypted */
export declare const pageNotSecure: () => string
/** Browsers allow the camera only on pages whose address begins with https. Please tell the shop. */
export declare const pageNotSecureHelp: () => string
/** Point the camera at a barcode, so that the line crosses all of its bars. */
export declare const pointCamera: () => string
/** {code} was read. Looking it up… */
export declare const readCode: (values: { readonly code: string }) => string
/** {code}: {error} */
export declare const readCodeWithError: (values: { readonly code: string; readonly error: string }) => string
/** {name}: quantity {quantity}. */
export declare const readProduct: (values: { readonly name: string; readonly quantity: string }) => string
/** The barcode reader could not be loaded */
export declare const readerNotLoaded: () => string
/** Check your connection, then try again. */
export declare const readerNotLoadedHelp: () => string
/** Scan barcodes */
export declare const scanTitle: () => string
/** Starting the camera. Your browser may ask whether it may be used. */
export declare const startingCamera: () => string
/** Try again */
export declare const tryAgain: () => string
