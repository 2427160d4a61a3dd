// Compiled by `npm run messages`: change the catalogue, not this file.
/** A program */
export declare const aProgram: () => string
/** At */
export declare const at: () => string
/** {block}: */
export declare const blockPrefix: (values: { readonly block: string }) => string
/** Your last changes are not saved yet. */
export declare const changesNotSavedYet: () => string
/** Checks */
export declare const checks: () => string
/** Close the checks */
export declare const closeTheChecks: () => string
/** The copy could not be made. Try again. */
export declare const copyFailed: () => string
/** Decide */
export declare const decide: () => string
/** Decide later */
export declare const decideLater: () => string
/** Desktop */
export declare const desktop: () => string
/** Put this message away */
export declare const dismiss: () => string
/** The editor is being loaded. */
export declare const editorLoading: () => string
/** The editor opens as soon as its scripts are loaded. Without JavaScript pages cannot be edited; their settings and versions can be used. */
export declare const editorNeedsScripts: () => string
/** Error: */
export declare const errorPrefix: () => string
/** Must be put right before publishing */
export declare const errorsTitle: () => string
/** Find an account */
export declare const findAnAccount: () => string
/** Go on with theirs */
export declare const goOnWithTheirs: () => string
/** Keep as a copy */
export declare const keepAsACopy: () => string
/** Keep mine as a copy */
export declare const keepMineAsACopy: () => string
/** Keep version */
export declare const keepVersion: () => string
/** Leave this page? */
export declare const leaveThisPage: () => string
/** Leave without saving */
export declare const leaveWithoutSaving: () => string
/** Nothing is wrong with this page. */
export declare const nothingWrong: () => string
/** Not saved */
export declare const notSaved: () => string
/** Not saved yet */
export declare const notSavedYet: () => string
/** Somebody else has changed this page */
export declare const otherChangedThisPage: () => string
/** {name} has changed this page. What you change is not saved until you decide. */
export declare const otherConflict: (values: { readonly name: string }) => string
/** {name} changed it at {moment}. Nothing of yours is saved since then, and nothing of theirs is overwritten. {seeTheirs} before you decide. */
export declare const otherConflictChoice: (values: { readonly name: string; readonly moment: string; readonly seeTheirs: string }) => string
/** You ({name}), in another window, have changed this page. What you change is not saved until you decide. */
export declare const ownConflict: (values: { readonly name: string }) => string
/** You ({name}), in another window, changed it at {moment}. Nothing of yours is saved since then, and nothing of theirs is overwritten. {seeTheirs} before you decide. */
export declare const ownConflictChoice: (values: { readonly name: string; readonly moment: string; readonly seeTheirs: string }) => string
/** This page has been deleted. What you see here can still be kept as a copy. */
export declare const pageDeleted: () => string
/** Phone */
export declare const phone: () => string
/** Preview */
export declare const preview: () => string
/** Nothing is added to a cart or sent from a preview. Links open in another tab. */
export declare const previewLimits: () => string
/** What is planned until then counts; without a time, this draft. */
export declare const previewMoment: () => string
/** Preview on a desktop */
export declare const previewOnDesktop: () => string
/** Preview on a phone */
export declare const previewOnPhone: () => string
/** Preview on a tablet */
export declare const previewOnTablet: () => string
/** This is the page as it was last saved. What you have changed since could not be saved and is not in it. */
export declare const previewOutdated: () => string
/** Publish */
export declare const publish: () => string
/** Replace theirs by mine */
export declare const replaceTheirs: () => string
/** Save and leave */
export declare const saveAndLeave: () => string
/** Saved */
export declare const saved: () => string
/** The shop cannot be reached. What you have changed is kept here and is saved as soon as it can be. */
export declare const savedOnceReachable: () => string
/** Saving */
export declare const saving: () => string
/** The section could not be saved. Sign in again in another tab, and try again here. */
export declare const sectionNotSaved: () => string
/** See theirs */
export declare const seeTheirs: () => string
/** Settings */
export declare const settings: () => string
/** The shop cannot be reached. Try again. */
export declare const shopUnreachable: () => string
/** Show their changes */
export declare const showTheirChanges: () => string
/** Show these changes */
export declare const showYourChanges: () => string
/** You are no longer signed in. */
export declare const signedOut: () => string
/** You are no longer signed in. Sign in again in another tab: what you have changed is kept here. */
export declare const signInAgain: () => string
/** Stay */
export declare const stay: () => string
/** Tablet */
export declare const tablet: () => string
/** Try again */
export declare const tryAgain: () => string
/** The shop did not answer as it should. Try again. */
export declare const unexpectedResponse: () => string
/** Versions */
export declare const versions: () => string
/** As */
export declare const viewAs: () => string
/** A guest */
export declare const viewAsGuest: () => string
/** You */
export declare const viewAsYourself: () => string
/** Warning: */
export declare const warningPrefix: () => string
/** Worth a look */
export declare const warningsTitle: () => string
/** Width */
export declare const width: () => string
/** You have changed this page in another window */
export declare const youChangedThisPage: () => string
