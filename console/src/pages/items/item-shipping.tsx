/** By which shipping methods an item goes. */
import { Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Item, MethodsOfItem, ShippingMethod, ShippingMethods } from '../../api/types.ts'
import { useBase, useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { METHODS_PATH } from '../shipping/method-table.tsx'
import classes from '../shipping/shipping.module.css'
import { SHIPPING_WORDS } from '../shipping/shipping-words.ts'

/** The room that a piece takes, by the id of the method. */
type Rooms = Readonly<Record<number, string>>

/** What is chosen; null for every method that carries all items. */
interface Chosen {
  readonly rooms: Rooms | null
}

/** Nothing for goods that nobody sends. */
export function ItemShipping({ item: { id, type } }: { readonly item: Item }): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const isSent = type !== 'digital' && type !== 'takeout'
  const path = `/console/api/items/${id}/shipping_methods`
  const methods = useResource<ShippingMethods>(isSent ? METHODS_PATH : null)
  const bound = useResource<MethodsOfItem>(isSent ? path : null)
  if (!isSent) return null
  const error = methods.error ?? bound.error
  return (
    <Panel title={words.ofItem} description={words.ofItemText}>
      <ProblemAlert error={error} />
      {error === null && (methods.data === undefined || bound.data === undefined) && <Loading rows={2} />}
      {methods.data !== undefined && bound.data !== undefined && (
        <Choice
          path={path}
          bound={bound.data}
          methods={methods.data.shipping_methods}
          stored={chosenOf(bound.data.shipping_methods)}
        />
      )}
    </Panel>
  )
}

function chosenOf(bound: MethodsOfItem['shipping_methods']): Chosen {
  if (bound.length === 0) return { rooms: null }
  return {
    rooms: Object.fromEntries(
      bound.map(({ shipping_method_id, size }) => [shipping_method_id, String(size)]),
    ),
  }
}

interface ChoiceProps {
  readonly path: string
  readonly methods: readonly ShippingMethod[]
  readonly stored: Chosen
  /** As it was read. */
  readonly bound: MethodsOfItem
}

function Choice({ path, methods, stored, bound }: ChoiceProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const form = useDraft(stored)
  const { base, draft, change, isChanged } = form
  const { rooms } = draft
  const bindings = bindingsOf(rooms)
  const { saving, submit } = useSave(form, {
    call: () => request<void>('PUT', path, { shipping_methods: bindings }),
    refresh: [path, METHODS_PATH],
    done: words.savedOfItem,
    of: useBase(bound, isChanged),
  })
  const put = (id: number, size: string | null) => {
    const { [id]: _, ...others } = rooms ?? {}
    change({ rooms: size === null ? others : { ...others, [id]: size } })
  }
  const lacks = rooms !== null && bindings.length === 0
  return (
    <Allowed need="settings">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Radio.Group
            aria-label={words.ofItem}
            value={rooms === null ? 'any' : 'some'}
            onChange={which => change({ rooms: which === 'any' ? null : (base.rooms ?? {}) })}
          >
            <Stack gap="xs">
              <Radio value="any" label={words.anyMethod} />
              <Radio value="some" label={words.someMethods} disabled={methods.length === 0} />
            </Stack>
          </Radio.Group>
          {methods.length === 0 && (
            <Text size="sm" c="dimmed">
              {words.noMethods}
            </Text>
          )}
          {rooms !== null && (
            <div className={classes.choices}>
              {methods.map(method => (
                <MethodChoice
                  key={method.id}
                  method={method}
                  size={rooms[method.id] ?? null}
                  onSize={size => put(method.id, size)}
                  fault={faultText(
                    saving.error,
                    `/shipping_methods/${bindings.findIndex(one => one.shipping_method_id === method.id)}`,
                  )}
                />
              ))}
            </div>
          )}
          {lacks && <Text size="sm">{words.nothingChosen}</Text>}
          <ProblemAlert error={saving.error} />
          <Button
            type="submit"
            variant="default"
            w="fit-content"
            disabled={!isChanged || lacks}
            loading={saving.isSaving}
          >
            {words.save}
          </Button>
        </Stack>
      </form>
    </Allowed>
  )
}

/** As the server takes them, in the order of the ids. */
function bindingsOf(rooms: Rooms | null) {
  return Object.entries(rooms ?? {}).map(([id, size]) => ({
    shipping_method_id: Number(id),
    size: typedNumber(size),
  }))
}

interface MethodChoiceProps {
  readonly method: ShippingMethod
  /** Null while it is not chosen. */
  readonly size: string | null
  readonly onSize: (size: string | null) => void
  readonly fault: ReactNode
}

/** How much room a piece takes is asked only where the method has classes. */
function MethodChoice({ method, size, onSize, fault }: MethodChoiceProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { name, active } = method
  return (
    <div className={classes.choice}>
      <Checkbox
        label={active ? name : words.notActive(name)}
        checked={size !== null}
        onChange={event => onSize(event.currentTarget.checked ? '1' : null)}
      />
      {size !== null && method.classes.length > 0 && (
        <TextInput
          aria-label={words.roomOf(name)}
          size="xs"
          inputMode="numeric"
          autoComplete="off"
          value={size}
          error={fault}
          onChange={event => onSize(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
