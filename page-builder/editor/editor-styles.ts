import libraryStyles from '@puckeditor/core/no-external.css?inline'
import canvasStyles from './canvas.css?inline'
import ownStyles from './editor.css?inline'
import panelStyles from './panel/panel.css?inline'
import pickerStyles from './pickers/pickers.css?inline'
import textStyles from './rich-text/rich-text.css?inline'

/**
 * The style sheets of the editor as strings inside its own code, because the shop's style sheets are one file that all
 * visitors load.
 */
export const EDITOR_STYLES = libraryStyles + canvasStyles + ownStyles + panelStyles + pickerStyles + textStyles
