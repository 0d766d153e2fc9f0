/** Gives an item its options (R-OPTION-1 to R-OPTION-3). For the console. */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { Problem, type Violation } from '../../../http/problems.ts'
import { touchItem } from '../hold-store.ts'
import type { SetOptions } from '../option-schemas.ts'
import {
  insertOption,
  listOptions,
  type OptionRow,
  putChoices,
  removeOtherOptions,
  updateOption,
} from '../option-store.ts'
import type { ItemOptionDetail } from '../schemas.ts'
import { withItem } from './with-item.ts'

type WantedOption = SetOptions['options'][number]

/** These and no others, in this order; those that are named by their ids keep them. Throws 404, or 422 with pointers. */
export function setItemOptions(
  context: Context,
  shopId: number,
  itemId: number,
  { options }: SetOptions,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const before = await listOptions(tx, shopId, itemId)
    const violations = checkOptions(options, before)
    if (violations.length > 0) {
      const [first] = violations
      throw new Problem('console/rejected', `${first?.pointer} ${first?.detail}.`, { violations })
    }
    await removeOtherOptions(
      tx,
      shopId,
      itemId,
      options.flatMap(({ id }) => id ?? []),
    )
    for (const [index, option] of options.entries()) {
      const row = rowOf(option, index + 1)
      const id = option.id ?? (await insertOption(tx, shopId, itemId, row))
      if (option.id != null) await updateOption(tx, shopId, itemId, id, row)
      const choices = (option.choices ?? []).map(choice => ({ ...choice, id: choice.id ?? null }))
      await putChoices(tx, shopId, itemId, id, choices)
    }
    if (!isDeepStrictEqual(before, await listOptions(tx, shopId, itemId)))
      await touchItem(tx, shopId, itemId, now)
  })
}

function rowOf(option: WantedOption, position: number): OptionRow {
  const { name, required, option_type } = option
  const isForm = option_type === 'form'
  return {
    ...{ position, name, required, option_type },
    extra_price: isForm ? (option.extra_price ?? 0) : null,
    max_length: isForm ? (option.max_length ?? null) : null,
    free_text_description: isForm ? option.free_text_description || null : null,
  }
}

/** What no schema says: a select has choices and a form has none, and ids are those of this item, each once. */
function checkOptions(
  options: readonly WantedOption[],
  before: readonly ItemOptionDetail[],
): readonly Violation[] {
  const found: Violation[] = []
  const seen = new Set<number>()
  for (const [index, option] of options.entries()) {
    const at = `/options/${index}`
    const old = before.find(({ id }) => id === option.id)
    if (option.id != null && (old === undefined || seen.has(option.id))) {
      found.push({ pointer: `${at}/id`, detail: 'must be an option of this item, named once' })
    } else if (old !== undefined && old.option_type !== option.option_type) {
      found.push({ pointer: `${at}/option_type`, detail: 'never changes: remove the option and add another' })
    }
    if (option.id != null) seen.add(option.id)
    found.push(...checkMembers(option, at), ...checkChoices(option, old, at))
  }
  return found
}

function checkMembers(option: WantedOption, at: string): Violation[] {
  if (option.option_type === 'form') {
    return option.choices === undefined ? [] : [{ pointer: `${at}/choices`, detail: 'is for a select only' }]
  }
  if (option.choices === undefined) return [{ pointer: `${at}/choices`, detail: 'is required for a select' }]
  return (['extra_price', 'max_length', 'free_text_description'] as const)
    .filter(name => option[name] !== undefined)
    .map(name => ({ pointer: `${at}/${name}`, detail: 'is for a form only' }))
}

function checkChoices(option: WantedOption, old: ItemOptionDetail | undefined, at: string): Violation[] {
  const known = new Set(old?.option_type === 'select' ? old.choices.map(({ id }) => id) : [])
  const names = new Set<string>()
  return (option.choices ?? []).flatMap(({ id, name }, index) => {
    const pointer = `${at}/choices/${index}`
    // Each is had once: what is left can still be named.
    const isKnown = id == null || known.delete(id)
    const isFree = !names.has(name)
    names.add(name)
    return [
      ...(isKnown
        ? []
        : [{ pointer: `${pointer}/id`, detail: 'must be a choice of this option, named once' }]),
      ...(isFree ? [] : [{ pointer: `${pointer}/name`, detail: 'is the name of another choice' }]),
    ]
  })
}
