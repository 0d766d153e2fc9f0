/** The pages that the navigation and the search of everything lead to, in their groups: the shop first. */
import {
  type Icon,
  IconActivity,
  IconBox,
  IconBuildingStore,
  IconCategory,
  IconDice5,
  IconHistory,
  IconHome,
  IconKey,
  IconMail,
  IconPackageImport,
  IconRepeat,
  IconSettings,
  IconShoppingBag,
  IconTicket,
  IconTruckDelivery,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import type { Need } from '../../../src/auth/roles.ts'

type Name =
  | 'home'
  | 'tokens'
  | 'requests'
  | 'subscriptions'
  | 'lotteries'
  | 'items'
  | 'categories'
  | 'import'
  | 'orders'
  | 'mails'
  | 'shipping'
  | 'coupons'
  | 'selling'
  | 'settings'
  | 'people'
  | 'audit'
  | 'account'

/** A page. */
export interface Entry {
  readonly name: Name
  readonly path: string
  readonly icon: Icon
  /** What the role must have. */
  readonly need: Need
}

export const FIRST: readonly Entry[] = [{ name: 'home', path: '/', icon: IconHome, need: 'self' }]
export const SHOP: readonly Entry[] = [
  { name: 'orders', path: '/orders', icon: IconShoppingBag, need: 'orders.read' },
  { name: 'subscriptions', path: '/subscriptions', icon: IconRepeat, need: 'orders.read' },
  { name: 'lotteries', path: '/lotteries', icon: IconDice5, need: 'orders.read' },
  { name: 'items', path: '/items', icon: IconBox, need: 'items.read' },
  { name: 'categories', path: '/categories', icon: IconCategory, need: 'items.read' },
  { name: 'import', path: '/import', icon: IconPackageImport, need: 'items.create' },
  { name: 'mails', path: '/mails', icon: IconMail, need: 'orders.read' },
  { name: 'shipping', path: '/shipping', icon: IconTruckDelivery, need: 'shop' },
  { name: 'coupons', path: '/coupons', icon: IconTicket, need: 'shop' },
  { name: 'selling', path: '/selling', icon: IconBuildingStore, need: 'shop' },
  { name: 'settings', path: '/settings', icon: IconSettings, need: 'shop' },
  { name: 'people', path: '/people', icon: IconUsers, need: 'people' },
  { name: 'audit', path: '/audit', icon: IconHistory, need: 'audit' },
]
export const DEVELOP: readonly Entry[] = [
  { name: 'tokens', path: '/tokens', icon: IconKey, need: 'tokens.read' },
  { name: 'requests', path: '/requests', icon: IconActivity, need: 'log' },
]
export const OWN: readonly Entry[] = [
  { name: 'account', path: '/account', icon: IconUserCircle, need: 'self' },
]

/** All of them. */
export const ENTRIES: readonly Entry[] = [...FIRST, ...SHOP, ...DEVELOP, ...OWN]
