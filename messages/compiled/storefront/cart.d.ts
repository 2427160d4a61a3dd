// Compiled by `npm run messages`: change the catalogue, not this file.
/** Nothing has been added for {account} yet. */
export declare const accountCartEmpty: (values: { readonly account: string }) => string
/** Add by part number */
export declare const addByPartNumber: () => string
/** The product was added to your cart. */
export declare const addedToBuyersCart: () => string
/** Product is successfully added to Cart */
export declare const addedToGuestsCart: () => string
/** Apply */
export declare const applyCoupon: () => string
/** Lowest price for quantity */
export declare const bestPriceBreak: () => string
/** Browse products */
export declare const browseProducts: () => string
/** Cart */
export declare const cart: () => string
/** The products that you have chosen, with their prices and the way to the checkout. */
export declare const cartDescription: () => string
/** Your cart is empty now. */
export declare const cartEmptied: () => string
/** Your cart is empty */
export declare const cartEmpty: () => string
/** Your cart is kept when you sign in. Contract prices are applied then. */
export declare const cartKept: () => string
/** Check out as a guest */
export declare const checkOutAsGuest: () => string
/** Continue shopping */
export declare const continueShopping: () => string
/** Coupon {code} was applied. */
export declare const couponApplied: (values: { readonly code: string }) => string
/** Coupon code */
export declare const couponCode: () => string
/** The coupon was removed. */
export declare const couponRemoved: () => string
/** A coupon on this cart has been used up */
export declare const couponUsedUp: () => string
/** Coupons */
export declare const coupons: () => string
/** Currency */
export declare const currency: () => string
/** Discount */
export declare const discount: () => string
/** Empty cart */
export declare const emptyCart: () => string
/** Empty the cart? */
export declare const emptyCartQuestion: () => string
/** {lines, plural, one {All of it will be removed.} other {All # lines will be removed.}} This cannot be undone. */
export declare const emptyCartWarning: (values: { readonly lines: number }) => string
/** Enter a coupon code. */
export declare const enterCouponCode: () => string
/** Estimate */
export declare const estimateButton: () => string
/** Country */
export declare const estimateCountry: () => string
/** Estimate for {place} */
export declare const estimateFor: (values: { readonly place: string }) => string
/** Nothing can be delivered there at present. */
export declare const estimateNoMethods: () => string
/** Only an estimate: nothing is ordered or reserved, and the checkout calculates shipping and tax for your full address. */
export declare const estimateNote: () => string
/** Estimate shipping and tax */
export declare const estimateTitle: () => string
/** Shipping and tax cannot be estimated now. The checkout shows them. */
export declare const estimateUnavailable: () => string
/** Delivery method */
export declare const estimatedMethod: () => string
/** Estimated shipping */
export declare const estimatedShipping: () => string
/** Estimated tax */
export declare const estimatedTax: () => string
/** Estimated total */
export declare const estimatedTotal: () => string
/** {method} ({duration}) */
export declare const estimatedWithDuration: (values: { readonly method: string; readonly duration: string }) => string
/** Only {available} of these are in stock. Lower the quantity or remove the line to order now. */
export declare const fewInStock: (values: { readonly available: string }) => string
/** Add products from their pages or from a search. */
export declare const guestCartEmpty: () => string
/** {count, plural, one {{quantity} item} other {{quantity} items}} */
export declare const itemCount: (values: { readonly count: number; readonly quantity: string }) => string
/** {count, plural, one {{quantity} item} other {{quantity} items}} for {account} */
export declare const itemCountForAccount: (values: { readonly count: number; readonly quantity: string; readonly account: string }) => string
/** Items in your cart */
export declare const itemsInCart: () => string
/** {product} was removed from your cart. */
export declare const lineRemoved: (values: { readonly product: string }) => string
/** {product}: {problem} */
export declare const lineWithProblem: (values: { readonly product: string; readonly problem: string }) => string
/** {restored, plural, =0 {Nothing was put back into your cart.} one {# line is back in your cart.} other {# lines are back in your cart.}}{refused, plural, =0 {} one { # could not be put back.} other { # could not be put back.}} */
export declare const linesBack: (values: { readonly restored: number; readonly refused: number }) => string
/** Some lines cannot be ordered as they are */
export declare const linesCannotBeOrdered: () => string
/** Each of them says why. Change or remove it to go on. */
export declare const linesCannotBeOrderedHelp: () => string
/** {count, plural, =0 {Nothing was removed from your cart.} one {# line was removed from your cart.} other {# lines were removed from your cart.}} */
export declare const linesRemoved: (values: { readonly count: number }) => string
/** Move to a list */
export declare const moveToList: () => string
/** {price} each from {quantity} on */
export declare const nextPriceBreak: (values: { readonly price: string; readonly quantity: string }) => string
/** The product was not added to the cart. Try again later. */
export declare const notAddedToBuyersCart: () => string
/** An unexpected error occurred. Try again later. */
export declare const notAddedToGuestsCart: () => string
/** That is no longer in your cart. */
export declare const notInCart: () => string
/** Note */
export declare const note: () => string
/** Note and reference */
export declare const noteAndReference: () => string
/** Note and reference of {product} */
export declare const noteAndReferenceOf: (values: { readonly product: string }) => string
/** Note and reference were saved. */
export declare const noteSaved: () => string
/** {field} takes at most {max, number} characters, and this has {length, number}. */
export declare const noteTooLong: (values: { readonly field: string; readonly max: number; readonly length: number }) => string
/** Select the lines first. */
export declare const nothingSelected: () => string
/** This product is out of stock. Lower the quantity or remove the line to order now. */
export declare const outOfStock: () => string
/** Pack */
export declare const pack: () => string
/** Pages of the cart */
export declare const pagesOfCart: () => string
/** Part number */
export declare const partNumber: () => string
/** Price each */
export declare const priceEach: () => string
/** Proceed to checkout */
export declare const proceedToCheckout: () => string
/** Product */
export declare const product: () => string
/** The product was removed from your cart. */
export declare const productRemoved: () => string
/** Products */
export declare const products: () => string
/** Products after discounts */
export declare const productsAfterDiscounts: () => string
/** Put {count, plural, one {it} other {them}} back */
export declare const putBack: (values: { readonly count: number }) => string
/** Quantity */
export declare const quantity: () => string
/** The quantity was changed. */
export declare const quantityChanged: () => string
/** Quantity of {product} */
export declare const quantityOf: (values: { readonly product: string }) => string
/** Your reference */
export declare const reference: () => string
/** Remove */
export declare const remove: () => string
/** Remove coupon {code} */
export declare const removeCoupon: (values: { readonly code: string }) => string
/** Remove {product} */
export declare const removeLine: (values: { readonly product: string }) => string
/** Remove selected */
export declare const removeSelected: () => string
/** Save as a list */
export declare const saveAsList: () => string
/** Save */
export declare const saveNote: () => string
/** Saving */
export declare const saving: () => string
/** Select all */
export declare const selectAll: () => string
/** Select all on this page */
export declare const selectAllOnPage: () => string
/** Select {product} */
export declare const selectLine: (values: { readonly product: string }) => string
/** {count, plural, other {# selected}} */
export declare const selectedCount: (values: { readonly count: number }) => string
/** Selected lines */
export declare const selectionActions: () => string
/** Shipping */
export declare const shipping: () => string
/** Chosen at checkout */
export declare const shippingLater: () => string
/** {count, plural, one {For # delivery} other {For # deliveries}} */
export declare const shippingOfDeliveries: (values: { readonly count: number }) => string
/** Sign in to check out */
export declare const signInToCheckOut: () => string
/** Sign in to see your saved cart */
export declare const signInToSavedCart: () => string
/** Summary */
export declare const summary: () => string
/** Tax */
export declare const tax: () => string
/** Worked out at checkout */
export declare const taxLater: () => string
/** Total */
export declare const total: () => string
/** Update */
export declare const update: () => string
/** Update the quantity of {product} */
export declare const updateQuantityOf: (values: { readonly product: string }) => string
/** You save */
export declare const youSave: () => string
