// Compiled by `npm run messages`: change the catalogue, not this file.
/** Cancel */
export declare const cancel: () => string
/** Change {field} of {record} */
export declare const changeCell: (values: { readonly field: string; readonly record: string }) => string
/** Press F2, or double-click the cell */
export declare const changeCellHint: () => string
/** {person} has changed this to “{value}” meanwhile. Save again to replace it, or take it as it is. */
export declare const changedMeanwhile: (values: { readonly person: string; readonly value: string }) => string
/** This record has been deleted meanwhile. */
export declare const deletedMeanwhile: () => string
/** Edit rows */
export declare const editRows: () => string
/** {count, plural, one {# row has} other {# rows have}} not got the old values back */
export declare const notRestored: (values: { readonly count: number }) => string
/** nothing */
export declare const nothing: () => string
/** {count, plural, one {{record} has its old value back.} other {# rows have their old values back.}} */
export declare const restored: (values: { readonly count: number; readonly record: string }) => string
/** Save */
export declare const save: () => string
/** {count, plural, one {{record} was saved.} other {# rows were saved.}} */
export declare const savedRows: (values: { readonly count: number; readonly record: string }) => string
/** Somebody */
export declare const somebody: () => string
/** Stop editing */
export declare const stopEditing: () => string
/** Undo */
export declare const undo: () => string
