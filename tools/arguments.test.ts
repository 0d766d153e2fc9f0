import { describe, expect, it } from 'vitest'
import { NEEDED, namesAmong, parseArguments } from './arguments.ts'

const DEFAULTS = {
  seconds: 12,
  items: [1000, 10_000],
  save: true,
  draw: false,
  only: '',
  report: null,
} as const
const read = (...args: string[]) => parseArguments(args, DEFAULTS)

describe('arguments', () => {
  it('are the defaults where nothing is given', () => {
    expect(read()).toEqual({ ...DEFAULTS, report: undefined })
  })

  it('are read by what the defaults are', () => {
    const args = [
      '--seconds=0.5',
      '--items',
      '5,7',
      '--no-save',
      '--draw',
      '--only',
      '12',
      '--report',
      'file',
    ]
    expect(read(...args)).toEqual({
      ...{ seconds: 0.5, items: [5, 7], save: false, draw: true, only: '12', report: 'file' },
    })
    expect(read('--seconds', '0').seconds).toBe(0)
  })

  it.each([
    ['a word for a number', ['--seconds', 'ten'], '--seconds: "ten" is no number from 0 on'],
    ['nothing for a number', ['--seconds', ''], '--seconds: "" is no number'],
    ['less than nothing', ['--seconds=-1'], '--seconds: "-1" is no number'],
    ['more than a number', ['--seconds', '1e3'], '--seconds: "1e3" is no number'],
    ['a hole in a list', ['--items', '5,,7'], '--items: "" is no number'],
    ['what there is not', ['--second', '1'], "Unknown option '--second'"],
    ['no value', ['--seconds'], '--seconds'],
    ['a value of a flag', ['--draw=1'], '--draw'],
    ['what has no name', ['12'], "Unexpected argument '12'"],
  ])('are refused with all that there are: %s', (_what, args, message) => {
    expect(() => read(...args)).toThrow(message)
    expect(() => read(...args)).toThrow(
      'There are [--seconds 12] [--items 1000,10000] [--no-save] [--draw] [--only ONLY] [--report REPORT]',
    )
  })
})

describe('an argument that has no default', () => {
  const readNeeded = (...args: string[]) => parseArguments(args, { folder: NEEDED, times: 3 })

  it('is a text', () => {
    expect(readNeeded('--folder', '12')).toEqual({ folder: '12', times: 3 })
  })

  it('is refused where it is left out', () => {
    expect(() => readNeeded('--times', '4')).toThrow(
      '--folder is missing\nThere are --folder FOLDER [--times 3]',
    )
  })
})

describe('names', () => {
  it('are those that there are, or none', () => {
    expect(namesAmong('only', ['b', 'a'], ['a', 'b', 'c'])).toEqual(['b', 'a'])
    expect(namesAmong('only', [], ['a'])).toEqual([])
  })

  it('that nothing has are refused', () => {
    expect(() => namesAmong('only', ['a', 'x', ''], ['a', 'b'])).toThrow('--only: x,  is none of a, b')
  })
})
