// Compiled by `npm run messages`: change the catalogue, not this file.
export const answers = () => "Respuestas"
export const anything = () => "cualquier valor"
export const body = () => "Cuerpo"
export const calls = () => "Llamadas"
export const defaultValue = (d) => "si no se indica: " + d.value
export const dictionaryOf = (d) => d.type + " de " + d.values + " por clave"
export const documentAsOpenApi = () => "Este documento como OpenAPI 3.1"
export const either = (d) => d.one + " o " + d.other
export const endedTokenSession = () => "La sesión de este token terminó o nunca existió."
export const field = () => "Campo"
export const fields = () => "Campos"
export const formOfAnotherSite = () => "Una página de otro sitio no puede enviar este formulario."
export const headersTooLarge = () => "Los encabezados de la solicitud son demasiado grandes."
export const listOf = (d) => "lista de " + d.type
export const maxItems = (d) => "elementos como máximo: " + d.value
export const maxLength = (d) => "longitud máxima: " + d.value
export const maximum = (d) => "hasta " + d.value
export const minItems = (d) => "elementos como mínimo: " + d.value
export const minLength = (d) => "longitud mínima: " + d.value
export const minimum = (d) => "desde " + d.value
export const noTunnel = () => "El servidor no abre túneles."
export const notSiteBuilder = () => "Solo un editor del sitio con la sesión abierta puede ver la tienda como otra persona."
export const onlyForms = () => "Las páginas solo aceptan formularios."
export const optional = () => "opcional"
export const optionalParameter = (d) => d.location + ", opcional"
export const parameterName = () => "Nombre"
export const parameterValue = () => "Valor"
export const parameters = () => "Parámetros"
export const pattern = (d) => "coincide con " + d.value
export const remoteUnavailable = () => "El servidor que guarda estos datos no responde. Intente más tarde."
export const requestTimeout = () => "La solicitud no llegó a tiempo."
export const shapes = () => "Esquemas"
export const skipToCalls = () => "Ir a las llamadas"
export const toTheShop = () => "A la tienda"
export const unknownExpectation = () => "El servidor no cumple ninguna expectativa distinta de '100-continue'."
export const unknownWebstore = () => "No existe esa tienda en línea."
export const unreadableRequest = () => "Esta no es una solicitud HTTP que se pueda leer."
