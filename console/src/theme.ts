/**
 * Colours, type and sizes of the console: warm greys, and a colour each for what is to be done (indigo), what takes something
 * away (vermilion), what has the focus (amber) and what went wrong (plum), so that none is taken for another.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Indigo, for what is to be done; the seventh is 7.6 to 1 against white. */
const AI: MantineColorsTuple = [
  '#eff3fb',
  '#dbe4f4',
  '#b5c7e7',
  '#8da8da',
  '#6c8ecf',
  '#4f76bf',
  '#3d63ab',
  '#2f5193',
  '#26427a',
  '#1d3462',
]

/** Plum, for what went wrong: 7.2 to 1 against white. */
const UME: MantineColorsTuple = [
  '#fdf0f6',
  '#fadbe9',
  '#f3b4d0',
  '#ea89b5',
  '#df629b',
  '#cb3f80',
  '#b42a6c',
  '#a3195b',
  '#86124a',
  '#680d39',
]

/** Vermilion, for what takes something away; the seventh is the red of the icon: 5.9 to 1 against white. */
const SHU: MantineColorsTuple = [
  '#fdf4f2',
  '#f9e3df',
  '#f2c6bf',
  '#eda99f',
  '#e88e82',
  '#d4624f',
  '#c24838',
  '#b3392f',
  '#972e25',
  '#7a241c',
]

const GRAY: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#e9e6e1',
  '#dcd8d1',
  '#c4beb5',
  '#8f877d',
  '#766f66',
  '#5d564e',
  '#3d3934',
  '#262320',
]

const DARK: MantineColorsTuple = [
  '#ebe8e4',
  '#cfcac3',
  '#aea79e',
  '#8b847b',
  '#4b4641',
  '#383430',
  '#2a2724',
  '#1f1d1b',
  '#181614',
  '#100f0d',
]

const FONTS = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  '"Hiragino Sans"',
  '"Yu Gothic UI"',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  'sans-serif',
]

/** Mantine's theme of ours. */
export const theme = createTheme({
  primaryColor: 'ai',
  primaryShade: 7,
  colors: { ai: AI, danger: SHU, error: UME, gray: GRAY, dark: DARK },
  black: '#262320',
  fontFamily: FONTS.join(', '),
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.35' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { styles: { title: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 } } },
  },
})

/** Colours by their use, `var(--akinai-…)`, beside Mantine's own where those are too faint to read. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#665f57',
    // Mantine's own is an orange that nothing else here has.
    '--mantine-color-yellow-light': 'var(--akinai-warning-soft)',
    '--mantine-color-yellow-light-color': 'var(--akinai-warning)',
    '--mantine-color-placeholder': '#766f66',
    '--mantine-color-anchor': '#2f5193',
    '--mantine-color-error': '#a3195b',
    '--mantine-color-default-border': '#c4beb5',
    '--akinai-control': '#8f877d',
    '--akinai-page': '#faf9f7',
    '--akinai-surface': '#ffffff',
    '--akinai-sunken': '#f4f2ef',
    '--akinai-line': '#e4e0da',
    '--akinai-accent': '#2f5193',
    '--akinai-accent-soft': '#e8eefa',
    '--akinai-focus': '#b35c00',
    '--akinai-danger': '#b3392f',
    '--akinai-ok': '#1d6b3f',
    '--akinai-ok-soft': '#e6f2ea',
    '--akinai-warning': '#7c5300',
    '--akinai-warning-soft': '#faf0d9',
    '--akinai-bad': '#a3195b',
    '--akinai-bad-soft': '#fbe7f0',
    '--akinai-info': '#0f6270',
    '--akinai-info-soft': '#e2f2f4',
    '--akinai-neutral': '#5d564e',
    '--akinai-neutral-soft': '#f0edea',
  },
  dark: {
    '--mantine-color-dimmed': '#aea79e',
    '--mantine-color-yellow-light': 'var(--akinai-warning-soft)',
    '--mantine-color-yellow-light-color': 'var(--akinai-warning)',
    // Mantine's own is made of its dark blues.
    '--mantine-color-gray-light': 'var(--akinai-neutral-soft)',
    '--mantine-color-gray-light-hover': '#3a3531',
    '--mantine-color-gray-light-color': 'var(--akinai-neutral)',
    '--mantine-color-placeholder': '#9a938a',
    '--mantine-color-anchor': '#a5bfee',
    '--mantine-color-error': '#f39ac0',
    '--mantine-color-body': '#1f1d1b',
    '--akinai-control': '#7d766d',
    '--akinai-page': '#181614',
    '--akinai-surface': '#1f1d1b',
    '--akinai-sunken': '#141210',
    '--akinai-line': '#36322e',
    '--akinai-accent': '#a5bfee',
    '--akinai-accent-soft': '#1e2a40',
    '--akinai-focus': '#ffb454',
    '--akinai-danger': '#ee9a8e',
    '--akinai-ok': '#8fd0a6',
    '--akinai-ok-soft': '#1c3125',
    '--akinai-warning': '#e9c46f',
    '--akinai-warning-soft': '#372c14',
    '--akinai-bad': '#f39ac0',
    '--akinai-bad-soft': '#3d1f2d',
    '--akinai-info': '#8ed3de',
    '--akinai-info-soft': '#17302f',
    '--akinai-neutral': '#cfcac3',
    '--akinai-neutral-soft': '#302c29',
  },
})
