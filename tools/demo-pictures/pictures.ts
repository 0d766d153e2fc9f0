/** Which pictures each item of the demo shop has, in their order. */
import { coffee, coffeeByPost, morningLabel, nightLabel, rice, riceByPost } from './bags.ts'
import { ginkgoBoard, knife } from './boards.ts'
import { ashBowl, filledRiceBowl, GLAZES, lippedBowl, riceBowls, soupBowl } from './bowls.ts'
import { cups, hotCoffee, icedCoffee, kilnVase, lighthouseCup } from './cups.ts'
import { wildFlowers } from './flowers.ts'
import { basket, broom, brushes } from './household.ts'
import { ENAMELS, kettle, potClosed, potOpen } from './kettles.ts'
import { plums, stockBags, yuzuMiso } from './larder.ts'
import { dailyLunch, riceBalls, seaweedLunch } from './lunches.ts'
import { apronPattern, azumaPattern, letterPad, stoolDrawing } from './paper.ts'
import { fivePlates, slipPlate } from './plates.ts'
import { glassFloat, lighthouseDay } from './sea.ts'
import type { Motif } from './set.ts'
import { biscuitTin, tea } from './tins.ts'
import { foldedTowel, kitchenCloths, lanternTowel, TOWELS, towels } from './towels.ts'
import { apron, sneakers, socks, tote } from './wear.ts'

/** A picture: a motif, one on no ground, or the frames of a short film. */
export type Picture = Motif | { readonly bare: Motif } | { readonly frames: readonly Motif[] }

/** The pictures of an item of `demo/shop.ndjson`. */
export interface ItemPictures {
  /** The item's id in the file. */
  readonly item: number
  /** How its files are named. */
  readonly name: string
  readonly pictures: readonly Picture[]
}

const WOOD = ['#a77f57', '#8b6642'] as const
const PALE = ['#e6dac6', '#cfbfa4'] as const
const FILM_FRAMES = 24

/** All pictures, in the order of the shop's list. */
export const ITEM_PICTURES: readonly ItemPictures[] = [
  of(
    1,
    'rice-bowl',
    filledRiceBowl(GLAZES.white, ['#cfdde2', '#a9c0c9']),
    riceBowls,
    filledRiceBowl(GLAZES.indigo, ['#f1e5d0', '#dcc8a4']),
  ),
  of(2, 'soup-bowl', soupBowl),
  of(3, 'slip-plate', slipPlate),
  of(4, 'small-plates', fivePlates),
  of(5, 'lipped-bowl', lippedBowl),
  of(6, 'soba-cups', cups),
  of(7, 'lighthouse-cup', lighthouseCup),
  of(
    8,
    'kettle',
    kettle(ENAMELS.white, ['#d7dfd3', '#b9c7b4'], WOOD),
    kettle(ENAMELS.navy, ['#f0e2cb', '#dcc6a2'], WOOD),
    kettle(ENAMELS.red, ['#cfe0e2', '#a9c4c8'], PALE),
  ),
  of(9, 'earthen-pot', potClosed, potOpen),
  of(10, 'knife', knife),
  of(11, 'ginkgo-board', ginkgoBoard),
  of(
    12,
    'towels',
    towels,
    foldedTowel(TOWELS.waves, ['#f1e5d2', '#dbc7a6']),
    foldedTowel(TOWELS.lighthouses, ['#f5e3d3', '#e3c3a9']),
  ),
  of(
    13,
    'apron',
    apron(['#e9dcc3', '#cbb894'], ['#a9b7a4', '#85967f']),
    apron(['#5a5858', '#333234'], ['#e9dfd0', '#cdbda3']),
    apron(['#d9ac48', '#b58427'], ['#cddbe0', '#a6bcc4']),
  ),
  of(14, 'broom', broom),
  of(15, 'brushes', brushes),
  of(
    16,
    'socks',
    socks(['#3f6088', '#23395b'], ['#efe4d0', '#d9c6a5']),
    socks(['#a3a39f', '#777873'], ['#dfe5dc', '#bccab8']),
  ),
  of(
    17,
    'tote',
    tote(['#f1e6cf', '#dbc9a6'], ['#e9d9b8', '#c2ac83'], ['#c9d6d2', '#a9bdb8']),
    tote(['#8d4437', '#6d2f26'], ['#7a362b', '#54201a'], ['#efe3d0', '#dcc9aa']),
    tote(['#35507a', '#22375a'], ['#2a4168', '#182944'], ['#f0ddc9', '#dcbb9a']),
  ),
  of(18, 'letter-pad', letterPad),
  of(19, 'rice', rice),
  of(20, 'stock-bags', stockBags),
  of(21, 'pickled-plums', plums),
  of(22, 'yuzu-miso', yuzuMiso),
  of(
    23,
    'dark-roast',
    coffee(
      ['#2a3956', '#141f36'],
      nightLabel,
      ['#6d4426', '#3a2212'],
      ['#39465c', '#232c3e'],
      ['#6d4a30', '#553823'],
    ),
  ),
  of(
    24,
    'light-roast',
    coffee(
      ['#f7efdf', '#dccdb0'],
      morningLabel,
      ['#b07a48', '#855329'],
      ['#f6dfc8', '#e9c3a2'],
      ['#cfa775', '#b48a58'],
    ),
  ),
  of(25, 'roasted-tea', tea),
  of(26, 'biscuit-tin', biscuitTin(false), { bare: biscuitTin(true) }),
  of(27, 'ash-bowl', ashBowl),
  of(28, 'lantern-towel', lanternTowel),
  of(29, 'stool-drawing', stoolDrawing),
  of(30, 'basket', basket),
  of(31, 'daily-lunch', dailyLunch),
  of(32, 'seaweed-lunch', seaweedLunch),
  of(33, 'rice-balls', riceBalls),
  of(34, 'coffee', hotCoffee, icedCoffee),
  of(35, 'coffee-by-post', coffeeByPost),
  of(36, 'rice-by-post', riceByPost),
  of(37, 'wild-flowers', wildFlowers),
  of(
    38,
    'kitchen-cloths',
    kitchenCloths(['#b3392f', '#33587f', '#5e7a5a'], [], ['#cfdedd', '#a3bfc0']),
    kitchenCloths(
      ['#fbf6ea', '#fbf6ea', '#fbf6ea'],
      [
        ['#e9b8a2', '#d59a80'],
        ['#9cb7c9', '#7a9bb2'],
        ['#b5c49a', '#94a878'],
      ],
      ['#f3ead9', '#e0d0b3'],
    ),
  ),
  of(39, 'kiln-vase', kilnVase),
  of(40, 'sneakers', sneakers(false), { bare: sneakers(true) }),
  of(41, 'glass-float', glassFloat),
  of(42, 'azuma-pattern', azumaPattern),
  of(43, 'apron-pattern', apronPattern),
  of(44, 'lighthouse-day', lighthouseDay(0.757), {
    frames: Array.from({ length: FILM_FRAMES }, (_, index) => lighthouseDay(index / FILM_FRAMES)),
  }),
]

function of(item: number, name: string, ...pictures: readonly Picture[]): ItemPictures {
  return { item, name, pictures }
}
