// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const account = () => "Compte"
export const accountOrdersEmpty = (d) => "Les commandes passées pour " + d.account + " apparaissent ici."
export const accountOrdersEmptyWithoutName = () => "Les commandes passées pour votre compte apparaissent ici."
export const addToList = () => "Ajouter à une liste"
export const anyStatus = () => "Tous"
export const asBuyerText = () => "Voici la commande telle que l’acheteur la voit. Aucune action n’est possible ici."
export const asBuyerTitle = () => "Vue de l’acheteur"
export const attention = () => "À l’attention de"
export const backToOffice = () => "Retour au back-office"
export const billingAddress = () => "Adresse de facturation"
export const browseProducts = () => "Voir les produits"
export const canceledItems = () => "Articles annulés"
export const canceledQuantity = (d) => "Annulé : " + d.quantity
export const card = () => "Carte"
export const cardEndingIn = (d) => d.brand + " se terminant par " + d.digits
export const checkBothOrderFields = () => "Aucune commande ne correspond à cette référence et à cette adresse e-mail. Vérifiez les deux ; le numéro de commande seul ne suffit pas."
export const continueShopping = () => "Poursuivre vos achats"
export const costCenter = () => "Centre de coûts"
export const creditMemo = (d) => "Avoir " + d.number + " (PDF)"
export const creditedForReturns = () => "Crédité pour retours"
export const currency = () => "Devise"
export const date = () => "Date"
export const deliveryAddress = () => "Adresse de livraison"
export const deliveryMethod = () => "Mode de livraison"
export const desiredDeliveryDate = () => "Date de livraison souhaitée"
export const discount = () => "Remise"
export const each = () => "P.U."
export const emailAddress = () => "Adresse e-mail"
export const emailHint = () => "Celle que vous avez indiquée lors de la commande."
export const enterEmail = () => "Saisissez l’adresse e-mail indiquée lors de la commande."
export const enterReference = () => "Saisissez la référence de votre commande."
export const estimatedArrival = () => "Arrivée estimée"
export const expectedOn = (d) => "Livraison prévue le " + d.date
export const findAnotherOrder = () => "Rechercher une autre commande"
export const findOrder = () => "Rechercher"
export const findOrderIntro = () => "Vous avez commandé sans vous connecter ? Saisissez la référence de votre commande et votre adresse e-mail."
export const findThisOrder = () => "retrouver cette commande"
export const findYourOrder = () => "Retrouver votre commande"
export const fromDay = () => "Du"
export const gift = () => "Cadeau"
export const giftFor = (d) => "Pour " + d.recipient
export const giftWrapLeftOut = () => "Son emballage cadeau n’a pas été repris : vous pourrez en choisir un lors de la commande."
export const invoice = (d) => "Facture " + d.number + " (PDF)"
export const invoiceGoesToBillingAddress = (d) => "La facture mentionne le bon de commande " + d.purchaseOrder + " et est envoyée à l’adresse de facturation."
export const invoices = () => "Factures et avoirs"
export const itemsInCart = (d) => "Les articles de la commande " + d.number + " sont dans votre panier."
export const itemsOfOrder = () => "Articles de cette commande"
export const itemsOfShipment = (d) => "Articles de l’expédition " + d.number
export const keepReference = (d) => "Conservez la référence " + d.reference + ". Avec elle et votre adresse e-mail, vous pourrez " + d.findOrder + "."
export const leftToPay = (d) => d.amount + " à payer"
export const leftToPayUntil = (d) => d.amount + " à payer d’ici au " + d.date
export const lineDiscount = (d) => "Remise " + d.amount
export const lineNote = (d) => "Note : " + d.text
export const lineReference = (d) => "Votre référence : " + d.text
export const mailsGoTo = (d) => "Une confirmation est envoyée à " + d.email + "."
export const newerOrders = () => "Plus récentes"
export const noMatchingOrders = () => "Aucune commande trouvée"
export const noMatchingOrdersHelp = () => "Essayez avec moins de lettres, un autre statut ou d’autres dates."
export const noOrders = () => "Aucune commande"
export const notes = () => "Messages sur cette commande"
export const olderOrders = () => "Plus anciennes"
export const order = () => "Commande"
export const orderIsPlaced = (d) => "Commande " + d.number + " enregistrée"
export const orderNotFound = () => "Votre commande est introuvable"
export const orderNumber = () => "N° de commande"
export const orderSummary = () => "Récapitulatif"
export const orderTheseAgain = () => "Commander de nouveau"
export const orderTitle = (d) => "Commande " + d.number
export const orderedBy = () => "Passée par"
export const orderedByAnyone = () => "Tous"
export const orderedByMe = () => "Moi"
export const orderedForAccount = (d) => "Commande passée pour un compte ? " + d.signIn + " pour voir ses commandes."
export const orders = () => "Commandes"
export const ordersNewestFirst = (d) => "Commandes du compte " + d.account + ", de la plus récente à la plus ancienne"
export const pagesOfOrders = () => "Pages de commandes"
export const paidBy = () => "Payée par"
export const placedNumber = (d) => "Commande n° " + d.number
export const placedNumberAndCard = (d) => "Commande n° " + d.number + ", payée par " + d.card
export const placedNumberAndPurchaseOrder = (d) => "Commande n° " + d.number + ", bon de commande " + d.purchaseOrder
export const placedNumberPurchaseOrderAndCard = (d) => "Commande n° " + d.number + ", bon de commande " + d.purchaseOrder + ", payée par " + d.card
export const priceEach = () => "Prix unitaire"
export const printConfirmation = () => "Imprimer"
export const product = () => "Produit"
export const productWithProblem = (d) => d.product + " : " + d.problem
export const products = () => "Produits"
export const productsAfterDiscounts = () => "Produits après remises"
export const purchaseOrder = () => "Bon de commande"
export const purchaseOrderFile = () => "Fichier du bon de commande"
export const quantity = () => "Quantité"
export const questionsAboutOrder = () => "Des questions sur cette commande ?"
export const reference = () => "Réf. commande"
export const referenceHint = () => "Elle figure sur la confirmation de votre commande, par exemple ER37G-VYS2M-6GPHH-HG4DE."
export const returnedQuantity = (d) => "Retourné : " + d.quantity
export const searchOrders = () => "Rechercher des commandes"
export const searchOrdersLabel = () => "N°, BC, article ou personne"
export const seeYourOrders = () => "Voir vos commandes"
export const sentAsGift = () => "Envoyé comme cadeau"
export const settledOnDay = (d) => "Réglée le " + d.date
export const shipmentItem = (d) => d.quantity + " × " + d.partNumber + " " + d.name
export const shipments = () => "Expéditions"
export const shippedBy = (d) => "Expédié le " + d.date + " par " + d.carrier
export const shipping = () => "Livraison"
export const shippingInDeliveries = (d) => plural(d.count, 0, fr, { one: "Ils partent en " + strictNumber(currentLocale(), d.count, 0, "count") + " livraison, à l’adresse indiquée ci-dessous, selon le mode de livraison que vous avez choisi.", other: "Ils partent en " + strictNumber(currentLocale(), d.count, 0, "count") + " livraisons, chacune à l’adresse indiquée ci-dessous, selon le mode de livraison que vous avez choisi." })
export const shippingToAddress = () => "Ils partent à l’adresse de livraison ci-dessous."
export const shippingToAddressByMethod = (d) => "Ils partent à l’adresse de livraison ci-dessous selon le mode de livraison que vous avez choisi : " + d.method + "."
export const showAllOrders = () => "Toutes les commandes"
export const signIn = () => "Connectez-vous"
export const someItemsNotAdded = (d) => "Certains articles n’ont pas pu être ajoutés de nouveau. " + d.problems
export const status = () => "Statut"
export const statusApproved = () => "Approuvée"
export const statusAwaitingApproval = () => "Reçue, en attente de notre approbation"
export const statusBeingPrepared = () => "En préparation"
export const statusCancelled = () => "Annulée"
export const statusOnHold = () => "Suspendue : nous vous contacterons"
export const statusPartlyShipped = () => "Partiellement expédiée"
export const statusReceived = () => "Reçue"
export const statusShipped = () => "Expédiée"
export const tax = () => "Taxes"
export const toDay = () => "Au"
export const total = () => "Total"
export const trackShipment = (d) => "Suivre " + d.number
export const trackingNumber = (d) => "Numéro de suivi " + d.number
export const unnamedProduct = () => "Un produit"
export const warehousePicks = () => "L’entrepôt prépare vos articles. Ils vous sont réservés dès maintenant."
export const warehousePicksThen = () => "L’entrepôt prépare ensuite vos articles."
export const weApproveFirst = () => "Nous examinons votre commande et l’approuvons. Vos articles vous sont réservés d’ici là."
export const whatHappensNext = () => "Et maintenant ?"
export const yourOrderIsPlaced = () => "Votre commande est enregistrée"
