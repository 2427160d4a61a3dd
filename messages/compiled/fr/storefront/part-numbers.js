// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addNumber = () => "Ajouter une référence"
export const addYourNumber = () => "Ajouter votre référence"
export const entered = () => "Saisie"
export const file = () => "Fichier"
export const fileCut = () => "Seules les 20 000 premières lignes ont été lues."
export const fileEntered = (d) => plural(d.added, 0, fr, { one: strictNumber(currentLocale(), d.added, 0, "added") + " référence ajoutée", other: strictNumber(currentLocale(), d.added, 0, "added") + " références ajoutées" }) + " ; modifiées : " + d.changed + " ; inchangées : " + d.unchanged + " ; non enregistrées : " + d.wrong + "."
export const fileHint = () => "CSV ou Excel (.xlsx) de 2 Mo au plus, avec deux colonnes : votre référence et la nôtre. Une référence que vous avez déjà est associée au produit indiqué dans le fichier."
export const fileStopped = (d) => "À partir de la ligne " + d.row + ", rien n’a été enregistré : " + d.problem
export const intro = () => "La commande rapide et la recherche comprennent ces références pour tous les utilisateurs de votre compte."
export const learned = () => "Notée sur une ligne de commande ou de liste"
export const nextPage = () => "Page suivante"
export const noFile = () => "Choisissez un fichier."
export const noMatch = () => "Aucune référence ne correspond"
export const noNumbers = () => "Pas encore de références"
export const noNumbersHelp = () => "Ajoutez votre propre référence pour un produit ici ou sur la page du produit. Les références notées sur les lignes de commandes et de listes apparaissent aussi ici."
export const nothingInFile = () => "Ce fichier ne contient aucune référence."
export const numberRemoved = () => "Votre référence a été retirée."
export const numberSaved = (d) => "Votre référence " + d.number + " a été enregistrée."
export const otherNumbers = (d) => plural(d.count, 0, fr, { one: "Une autre référence", other: strictNumber(currentLocale(), d.count, 0, "count") + " autres références" })
export const ourNumber = () => "Notre référence"
export const pagesOfNumbers = () => "Pages de références"
export const previousPage = () => "Page précédente"
export const product = () => "Produit"
export const productNotAvailable = () => "Non disponible pour vous"
export const remove = () => "Retirer"
export const removeNumber = (d) => "Retirer " + d.number
export const removed = (d) => "La référence " + d.number + " a été retirée."
export const rowProblem = (d) => "Ligne " + d.row + ", " + d.number + " : " + d.problem
export const save = () => "Enregistrer"
export const searchNumbers = () => "Rechercher des références"
export const searchNumbersLabel = () => "Votre référence, la nôtre ou le nom du produit"
export const showAll = () => "Afficher toutes les références"
export const source = () => "Origine"
export const upload = () => "Importer"
export const uploadFile = () => "Importer un fichier"
export const yourNumber = () => "Votre référence"
export const yourNumberHint = () => "La référence que votre entreprise donne à ce produit."
export const yourNumberIs = (d) => "Votre référence : " + d.number
export const yourNumbers = () => "Vos références"
