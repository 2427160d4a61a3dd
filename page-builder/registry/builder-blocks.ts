import { savedSection } from '../blocks/saved-section/saved-section.ts'
import { addBlockKind } from './blocks.ts'

// Imported by what works with pages as they are stored: the server replaces the blocks of these kinds where visitors'
// pages are read, so that shoppers need not load them.
addBlockKind(savedSection)
