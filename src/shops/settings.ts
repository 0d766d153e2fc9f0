/** What follows from the table of settings: columns, checks, and how values are written on a command line. */
import { type TSchema, Type } from '#typebox'
import { BOOLEAN, type Column, INT, jsonb, TEXT as TEXT_COLUMN, TEXTS } from '../db/columns.ts'
import { pick } from '../lib/members.ts'
import { COLOUR, LINE, TEXT, TIME_ZONE } from '../lib/text.ts'
import { FeeSteps, LogoAddress, Places } from './setting-schemas.ts'
import {
  SETTING_NAMES,
  type SETTING_TABLE,
  type SettingEntry,
  type SettingName,
  type Settings,
  settingEntry,
} from './setting-table.ts'

/** One setting. */
export interface Setting {
  readonly meaning: string
  readonly column: Column
  /** What its value must be. The only check that there is: what comes as text is read first. */
  readonly schema: TSchema
  /** How its value is written on a command line; read by `fromText` and written by `settingText`. */
  readonly form: string
  /** The value that a text stands for; undefined when it is not of the form. */
  readonly fromText: (text: string) => unknown
}

function settingOf(entry: SettingEntry): Omit<Setting, 'meaning'> {
  switch (entry.kind) {
    case 'line':
    case 'text': {
      const schema = {
        ...{ type: entry.orNone ? ['string', 'null'] : 'string', minLength: 1, maxLength: entry.maxLength },
        pattern: entry.kind === 'line' ? LINE.pattern : TEXT.pattern,
      }
      return {
        column: TEXT_COLUMN,
        schema: Type.Unsafe<string | null>(schema),
        form: entry.orNone ? 'a text; empty for none' : 'a text',
        fromText: text => (entry.orNone && text === '' ? null : text),
      }
    }
    case 'mail address':
      return {
        column: TEXT_COLUMN,
        schema: Type.String({ minLength: 1, maxLength: entry.maxLength, format: 'email' }),
        form: 'a text',
        fromText: text => text,
      }
    case 'on or off':
      return {
        column: BOOLEAN,
        schema: Type.Boolean(),
        form: entry.kind,
        fromText: text => (text === 'on' || text === 'off' ? text === 'on' : undefined),
      }
    case 'integer':
      return {
        column: INT,
        schema: Type.Integer({ minimum: entry.minimum, maximum: entry.maximum }),
        form: `a whole number from ${entry.minimum} to ${entry.maximum}`,
        fromText: text => (/^\d+$/.test(text) ? Number(text) : undefined),
      }
    case 'word':
      return {
        column: TEXT_COLUMN,
        schema: Type.Unsafe<string>({ type: 'string', enum: [...entry.words] }),
        form: entry.words.join(' or '),
        fromText: text => text,
      }
    case 'slots':
      return {
        column: TEXTS,
        schema: Type.Array(Type.String({ pattern: TIME_ZONE.pattern }), {
          maxItems: entry.maxItems,
          uniqueItems: true,
        }),
        form: 'times of four digits each, split by commas, such as 0810,2123; empty for none',
        fromText: listed,
      }
    case 'words':
      return {
        column: TEXTS,
        schema: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...entry.words] }), {
          maxItems: entry.words.length,
          uniqueItems: true,
        }),
        form: `some of ${entry.words.join(',')}; empty for none`,
        fromText: listed,
      }
    case 'days':
      return {
        column: TEXTS,
        schema: Type.Array(Type.String({ format: 'date' }), { maxItems: entry.maxItems, uniqueItems: true }),
        form: 'days split by commas, such as 2027-01-01,2027-01-02; empty for none',
        fromText: listed,
      }
    default:
      return partedSettingOf(entry)
  }
}

/** Of the kinds whose values have a form of their own. */
function partedSettingOf(
  entry: Extract<SettingEntry, { kind: 'fee steps' | 'places' | 'colour' | 'invoice number' | 'logo' }>,
): Omit<Setting, 'meaning'> {
  switch (entry.kind) {
    case 'fee steps':
      return {
        column: jsonb(),
        schema: FeeSteps(entry.maxItems),
        form: 'JSON such as [{"below": 10000, "fee": 330}, {"below": 30000, "fee": 440}]',
        fromText: fromJson,
      }
    case 'places':
      return {
        column: jsonb(),
        schema: Places(entry.maxItems),
        form: 'JSON such as [{"name": "本店", "address": "", "hours": [{"weekday": "mon", "opens": "10:00", "closes": "19:00"}]}]',
        fromText: fromJson,
      }
    case 'colour':
      return {
        column: TEXT_COLUMN,
        schema: Type.String({ pattern: COLOUR.pattern }),
        form: 'a colour such as #1a6b4f',
        fromText: text => text.toLowerCase(),
      }
    case 'invoice number':
      return {
        column: TEXT_COLUMN,
        schema: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'invoice number' }),
        form: 'T and 13 digits; empty for none',
        fromText: text => (text === '' ? null : text),
      }
    case 'logo':
      return {
        column: TEXT_COLUMN,
        schema: LogoAddress(entry.maxBytes),
        form: 'a data: address; empty for none',
        fromText: text => (text === '' ? null : text),
      }
  }
}

function listed(text: string): string[] {
  return text === '' ? [] : [...new Set(text.split(',').map(part => part.trim()))]
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '[]' : text)
  } catch {
    return undefined
  }
}

/** All settings by name, in the order of the table. */
export const SETTINGS = Object.fromEntries(
  SETTING_NAMES.map(name => {
    const entry = settingEntry(name)
    return [name, { meaning: entry.meaning, ...settingOf(entry) }]
  }),
) as Readonly<Record<SettingName, Setting>>

/** The column of each setting. */
export const SETTING_COLUMNS = Object.fromEntries(
  SETTING_NAMES.map(name => [name, SETTINGS[name].column]),
) as { readonly [N in SettingName]: Column<Settings[N]> }

/** A value as it is written on a command line. */
export function settingText(value: Settings[SettingName]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return value.some(part => typeof part === 'object') ? JSON.stringify(value) : value.join(',')
}

/** The settings of a shop, and nothing else of it. */
export function settingsOf(shop: Settings): Settings {
  return pick(shop, SETTING_NAMES)
}

type Table = typeof SETTING_TABLE

/** The settings that stand in the `settings` of a shop's document. */
export type DocumentSettings = {
  readonly [N in SettingName as Table[N]['document'] extends 'settings' ? N : never]: Settings[N]
}

/** Their names. */
export const DOCUMENT_SETTING_NAMES = SETTING_NAMES.filter(
  (name): name is keyof DocumentSettings => settingEntry(name).document === 'settings',
)
