/** Identifiers and barcodes: letters, digits, `_` and `-`, at most 50 (R-ITEM-17). */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { MAX_CODE_LENGTH } from '../../../src/resources/items/limits.ts'

const CODE = /^[A-Za-z0-9_-]{1,50}$/
/** Whether the API takes the text as an identifier or barcode. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}

/** A cell without the blanks around it and the apostrophe that some shops put in front against spreadsheets. */
export function readCell(cell: string): string {
  return cell.trim().replace(/^'+\s*/, '')
}

/** A cell as a code; null when it is blank or nothing useful remains of it. */
export interface CleanCode {
  readonly code: string | null
  /** Whether what the cell says was changed or lost. */
  readonly changed: boolean
}

/**
 * Full-width letters and digits become plain ones, and whatever else an identifier cannot hold becomes `-`.
 * A SKU that is still too long is left out whole: its first half could be another product's.
 */
export function cleanSku(cell: string): CleanCode {
  const sku = readCell(cell)
  if (sku === '' || isCode(sku)) return { code: sku || null, changed: false }
  const code = slug(sku)
  return { code: isCode(code) ? code : null, changed: true }
}

/** A barcode is a number on a package: it is taken whole or not at all. */
export function cleanBarcode(cell: string): CleanCode {
  const barcode = readCell(cell)
  if (barcode === '' || isCode(barcode)) return { code: barcode || null, changed: false }
  return { code: null, changed: true }
}

function slug(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/**
 * The identifier of an item that has no SKU to itself: the product's handle, by which the old shop's addresses can be
 * led here. One that is too long, or has letters that an identifier cannot hold, or is one of several items made of a
 * product (`part`), ends in ten hexadecimal digits of a digest instead.
 */
export function handleCode(handle: string, part?: string): string {
  if (part === undefined && isCode(handle)) return handle
  const digits = digest(handle, part).slice(0, 10)
  const start = slug(handle)
    .slice(0, MAX_CODE_LENGTH - digits.length - 1)
    .replace(/(?<!-)-+$/, '')
  return start === '' ? `shopify-${digits}` : `${start}-${digits}`
}

/** The identifier that an item bears until everything of it is there; it tells an unfinished item from a finished one. */
export function unfinishedMark(handle: string, part?: string): string {
  return `importing-${digest(handle, part).slice(0, 32)}`
}

function digest(handle: string, part: string | undefined): string {
  // Not Node's, since browsers plan too, and theirs answers later.
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(part === undefined ? [handle] : [handle, part]))))
}
