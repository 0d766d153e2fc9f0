import { expect, test } from 'vitest'
import { orderComponent } from '../resources/orders/arrange.ts'
import { Order } from '../resources/orders/schemas.ts'
import { ORDER_DOCUMENT } from './order-schemas.ts'

/** What is read of a schema. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: boolean
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
}

/** Every part of a schema by its path, what is referred to included. */
function partsOf(schema: Shape, path = ''): [path: string, part: Shape][] {
  const { $ref, anyOf, properties = {}, items } = schema
  if ($ref !== undefined) return partsOf(orderComponent($ref) as Shape, path)
  if (anyOf !== undefined) return anyOf.flatMap(each => (each.type === 'null' ? [] : partsOf(each, path)))
  return [
    [path, schema],
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(part, `${path}/${name}`)),
    ...(items === undefined ? [] : partsOf(items, `${path}/0`)),
  ]
}

const DATA = (ORDER_DOCUMENT as Shape).properties?.data ?? {}

test('a document has the members of an order as the API shows it, and no other', () => {
  expect(partsOf(DATA).map(([path]) => path)).toEqual(partsOf(Order as Shape).map(([path]) => path))
})

test('whatever it carries has a bound, and objects are closed', () => {
  const open = partsOf(DATA).filter(([, part]) => {
    const types = [part.type].flat()
    if (types.includes('object')) return part.additionalProperties !== false
    if (types.includes('array')) return part.maxItems === undefined
    if (types.includes('integer')) return part.minimum === undefined || part.maximum === undefined
    return types.includes('string') && (part.pattern ?? part.enum ?? part.format) === undefined
  })
  expect(open.map(([path]) => path)).toEqual([])
})

test('limits of long texts and lists are where they belong', () => {
  const parts = new Map(partsOf(DATA))
  const lengths = ['/remark', '/add_comment', '/lines/0/options/0/value', '/delivery/dispatches/0/comment']
  for (const path of lengths) expect(parts.get(path)?.maxLength, path).toBe(65_535)
  expect(parts.get('/shop_memo/text')?.maxLength).toBe(1000)
  expect(parts.get('/customer/mail_address')?.maxLength).toBe(255)
  expect(parts.get('/lines/0/title')?.maxLength).toBe(1000)
  expect(parts.get('/lines')?.maxItems).toBe(1000)
  expect(parts.get('/lines/0/options')?.maxItems).toBe(100)
  expect(parts.get('/order_group')?.type).toEqual(['object', 'null'])
})
