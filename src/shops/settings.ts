/** What follows from the table of settings: columns, checks, and how values are written on a command line. */
import { type TSchema, Type } from '#typebox'
import { BOOLEAN, type Column, INT, TEXT as TEXT_COLUMN, TEXTS } from '../db/columns.ts'
import { pick } from '../lib/members.ts'
import { LINE, TEXT, TIME_ZONE } from '../lib/text.ts'
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
        fromText: text => (text === '' ? [] : [...new Set(text.split(',').map(slot => slot.trim()))]),
      }
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
  return typeof value === 'object' && value !== null ? value.join(',') : String(value ?? '')
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
