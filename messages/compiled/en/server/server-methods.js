// Compiled by `npm run messages`: change the catalogue, not this file.

export const missingParam = (d) => "The '" + d.name + "' param is required to execute the request."
export const postRequired = () => "This server method changes something: send it with POST."
export const productAdded = () => "Product is successfully added to Cart"
export const unknownMethod = () => "There is no such server method."
export const unreadableParams = () => "The query parameter 'methodParams', or 'params', must be a JSON object."
