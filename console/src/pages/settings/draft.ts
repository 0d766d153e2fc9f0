/** Settings as they are while somebody changes them: texts and switches. Pure. */
import {
  type SettingName as Name,
  SETTING_NAMES,
  SETTING_TABLE,
  type SettingEntry,
  type Settings,
  settingEntry,
} from '../../../../src/shops/setting-table.ts'

/** A setting that a form changes. */
export type SettingName = {
  [N in Name]: (typeof SETTING_TABLE)[N]['part'] extends 'payment' ? never : N
}[Name]

/** What the fields hold. */
export type Draft = Readonly<Record<SettingName, string | boolean>>

/** The settings that a form changes, in the order in which they are shown. */
export const FORM_SETTINGS = SETTING_NAMES.filter(
  (name): name is SettingName => SETTING_TABLE[name].part !== 'payment',
)

/** Those of one part of the page. */
export function settingsOfPart(part: SettingEntry['part']): readonly SettingName[] {
  return FORM_SETTINGS.filter(name => SETTING_TABLE[name].part === part)
}

/** What the fields hold at first. */
export function draftOf(settings: Settings): Draft {
  const fields = FORM_SETTINGS.map(name => [name, fieldOf(settings[name])])
  return Object.fromEntries(fields) as Draft
}

function fieldOf(value: Settings[SettingName]): string | boolean {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  // Values with parts have fields of their own, which read and write JSON.
  return value.some(part => typeof part === 'object') ? listText(value) : value.join(', ')
}

/** A list of things with parts as a field holds it: the same text for the same things, in whatever order their members come. */
export function listText(entries: readonly unknown[]): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return entries.length === 0 ? '' : JSON.stringify(entries, sorted)
}

/** What the server gets of these. What is no number goes as it is: the server says what it should be. */
export function valuesOf(draft: Draft, names: readonly SettingName[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map(name => [name, sent(settingEntry(name), draft[name])]))
}

function sent(entry: SettingEntry, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  switch (entry.kind) {
    case 'integer': {
      const plain = value.normalize('NFKC').replaceAll(/[,\s]/g, '')
      return /^-?\d{1,15}$/.test(plain) ? Number(plain) : value
    }
    case 'slots':
    case 'words':
    case 'days': {
      const parts = value.normalize('NFKC').split(/[,、\s]+/)
      return [...new Set(parts.filter(part => part !== ''))]
    }
    case 'fee steps':
    case 'places':
      return value === '' ? [] : JSON.parse(value)
    case 'invoice number': {
      const plain = value.normalize('NFKC').trim().toUpperCase()
      return plain === '' ? null : plain
    }
    case 'logo':
      return value === '' ? null : value
    case 'colour':
      return value.normalize('NFKC').trim().toLowerCase()
    case 'line':
    case 'text':
      return value === '' && entry.orNone ? null : value
    default:
      return value
  }
}
