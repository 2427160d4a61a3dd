// Compiled by `npm run messages`: change the catalogue, not this file.
/** Your attempt to delete {id} could not be completed because products have values of it. */
export declare const attributeInUse: (values: { readonly id: string }) => string
/** {field}: products with this set have variations already. */
export declare const attributeSetInUse: (values: { readonly field: string }) => string
/** {field}: there is an attribute {existing} already, whose name differs only in its case or its ending __c. */
export declare const attributeTaken: (values: { readonly field: string; readonly existing: string }) => string
/** ChildProductId: a part must be a product that can be bought by itself. */
export declare const componentIsNoProduct: () => string
/** ParentProductId: this product is no set and no bundle. */
export declare const componentOfNoSet: () => string
/** Your attempt to delete {id} could not be completed because it contains other categories. */
export declare const dependentCategories: (values: { readonly id: string }) => string
/** Your attempt to delete {id} could not be completed because it has variations. */
export declare const dependentProducts: (values: { readonly id: string }) => string
/** {field}: it begins with a letter, and has letters, digits and underscores only. */
export declare const developerName: (values: { readonly field: string }) => string
/** Only a signed-in site builder may see drafts. */
export declare const draftsNotAllowed: () => string
/** {field}: this is not the number of a barcode (EAN, UPC or GTIN). It has 8, 12, 13 or 14 digits, the last of which is computed from the others. */
export declare const gtin: (values: { readonly field: string }) => string
/** Home */
export declare const home: () => string
/** Name products either by ids or by skus. */
export declare const idsOrSkus: () => string
/** The query parameter ''pageToken'' is no page of this list. */
export declare const malformedPageToken: () => string
/** Maximum: it is below Minimum. */
export declare const maximumBelowMinimum: () => string
/** MaximumTerm__c: it is below MinimumTerm__c. */
export declare const maximumTermBelowMinimum: () => string
/** {field}: it has no value of the attribute ''{name}''. */
export declare const missingAttribute: (values: { readonly field: string; readonly name: string }) => string
/** {field}: this product is no variation parent. */
export declare const noVariationParent: (values: { readonly field: string }) => string
/** Only sets and bundles have child products. */
export declare const notASetOrBundle: () => string
/** {field}: this medium is no picture. */
export declare const notAnImage: (values: { readonly field: string }) => string
/** {field}: write a JSON list of options with different values, such as ['{'"value":"M","label":"Medium","colorHexCode":null'}']. */
export declare const notJsonOptions: (values: { readonly field: string }) => string
/** {field}: write a JSON object with a text for each attribute, such as '{'"Size__c":"M"'}'. */
export declare const notJsonTexts: (values: { readonly field: string }) => string
/** {field}: it must be above zero. */
export declare const notPositive: (values: { readonly field: string }) => string
/** {field}: only a simple product becomes a variation. */
export declare const notSimple: (values: { readonly field: string }) => string
/** {field}: variations have the option ''{value}''. */
export declare const optionInUse: (values: { readonly field: string; readonly value: string }) => string
/** {field}: a category cannot be inside itself. */
export declare const ownAncestor: (values: { readonly field: string }) => string
/** {field}: this product has no attribute set. */
export declare const parentWithoutSet: (values: { readonly field: string }) => string
/** {field}: a product of the type Base is a variation parent. */
export declare const productClassAndType: (values: { readonly field: string }) => string
/** {field}: create the product as a simple one; its ProductAttribute makes it a variation. */
export declare const productClassOfVariation: (values: { readonly field: string }) => string
/** PricingTerm and PricingTermUnit: what is sold once has neither, everything else both. */
export declare const recurringTerm: () => string
/** {field}: a product cannot be related to itself. */
export declare const relationToItself: (values: { readonly field: string }) => string
/** {field}: products have a field ''{name}'' already. */
export declare const reservedAttribute: (values: { readonly field: string; readonly name: string }) => string
/** {field}: the variation {id} has the same values. */
export declare const sameVariation: (values: { readonly field: string; readonly id: string }) => string
/** Your attempt to delete {id} could not be completed because the product has variations. */
export declare const setWithVariations: (values: { readonly id: string }) => string
/** {field}: a category with this name exists already beside it: {id} */
export declare const siblingName: (values: { readonly field: string; readonly id: string }) => string
/** Ask for at most 100 products at once. */
export declare const tooManyProducts: () => string
/** {field}: there is no attribute ''{name}''. Its attributes are: {names}. */
export declare const unknownAttribute: (values: { readonly field: string; readonly name: string; readonly names: string }) => string
/** There is no such category. */
export declare const unknownCategory: () => string
/** {field}: ''{value}'' is no option of the attribute ''{name}''. */
export declare const unknownOption: (values: { readonly field: string; readonly value: string; readonly name: string }) => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
/** There is no product of the part number ''{sku}'' among those you may see. */
export declare const unknownSku: (values: { readonly sku: string }) => string
/** There is no catalogue snapshot ''{snapshotId}''. The application context says the present one as catalogSnapshotVersionId. */
export declare const unknownSnapshot: (values: { readonly snapshotId: string }) => string
/** {field}: write lower-case letters, digits and single hyphens, such as {example}. */
export declare const urlName: (values: { readonly field: string; readonly example: string }) => string
