import { expect, test } from 'vitest'
import { connectionsBefore } from './connections-before.ts'

const part = (...networks: (string | undefined)[]) => ({ connections: new Map(networks.entries()) })

// R-CONN-3 R-GROW-4
test('connections of a process that leaves count for their network, and take no room from those that come', () => {
  const [serves, fresh, leaves] = [part('a', undefined), part(), part('a', 'a', 'b', undefined)]
  const crew = { serving: () => [serves, fresh], all: () => [serves, fresh, leaves] }
  expect(connectionsBefore(crew, 'a')).toEqual({ ofNetwork: 3, inAll: 2 })
  expect(connectionsBefore(crew, undefined)).toEqual({ ofNetwork: 0, inAll: 2 })
})
