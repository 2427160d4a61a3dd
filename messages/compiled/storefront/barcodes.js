// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/barcodes.js'
import * as es from '../es/storefront/barcodes.js'
import * as fr from '../fr/storefront/barcodes.js'
import * as de from '../de/storefront/barcodes.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const cameraFailed = (values) => chooseCatalogue(catalogues).cameraFailed(values)
export const cameraFailedHelp = (values) => chooseCatalogue(catalogues).cameraFailedHelp(values)
export const cameraInUse = (values) => chooseCatalogue(catalogues).cameraInUse(values)
export const cameraInUseHelp = (values) => chooseCatalogue(catalogues).cameraInUseHelp(values)
export const cameraPicture = (values) => chooseCatalogue(catalogues).cameraPicture(values)
export const cameraRefused = (values) => chooseCatalogue(catalogues).cameraRefused(values)
export const cameraRefusedHelp = (values) => chooseCatalogue(catalogues).cameraRefusedHelp(values)
export const done = (values) => chooseCatalogue(catalogues).done(values)
export const noCamera = (values) => chooseCatalogue(catalogues).noCamera(values)
export const noCameraHelp = (values) => chooseCatalogue(catalogues).noCameraHelp(values)
export const pageNotSecure = (values) => chooseCatalogue(catalogues).pageNotSecure(values)
export const pageNotSecureHelp = (values) => chooseCatalogue(catalogues).pageNotSecureHelp(values)
export const pointCamera = (values) => chooseCatalogue(catalogues).pointCamera(values)
export const readCode = (values) => chooseCatalogue(catalogues).readCode(values)
export const readCodeWithError = (values) => chooseCatalogue(catalogues).readCodeWithError(values)
export const readProduct = (values) => chooseCatalogue(catalogues).readProduct(values)
export const readerNotLoaded = (values) => chooseCatalogue(catalogues).readerNotLoaded(values)
export const readerNotLoadedHelp = (values) => chooseCatalogue(catalogues).readerNotLoadedHelp(values)
export const scanTitle = (values) => chooseCatalogue(catalogues).scanTitle(values)
export const startingCamera = (values) => chooseCatalogue(catalogues).startingCamera(values)
export const tryAgain = (values) => chooseCatalogue(catalogues).tryAgain(values)
