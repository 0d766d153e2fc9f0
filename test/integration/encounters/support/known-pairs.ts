/**
 * Pairs that the gate has meet: each was tried whole and went well, most of them after something was mended. Of all others it is not known, and a gate that
 * tries others each time would fail on some day for what nobody has touched.
 */
import type { Pair } from './prepare.ts'

const NAMES = [
  'updateItem importItem',
  'importItem updateItem',
  'deleteItem importItem',
  'importItem deleteItemCategory',
  'beginItemImport importItem',
  'updateItem undoItemImport',
  'deleteItem moveItem',
  'confirmByPassword addPasskey',
  'dispatchOrder dispatchOrder',
  'cancelOrder dispatchOrder',
  'updateOrder dispatchOrder',
  'completeCheckout completeCheckout',
  'completeCheckout setItemStock',
  'updateItem updateItem',
  'completeCheckout resolve_placements',
  'resolve_placements completeCheckout',
  'cancelOrder resolve_payments',
]

/** The one that is held, and the one that comes meanwhile: operations, or tasks of the jobs. */
export const KNOWN_PAIRS: readonly Pair[] = NAMES.map(name => {
  const [held = '', other = ''] = name.split(' ')
  return { held, other }
})
