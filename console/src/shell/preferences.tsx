/** Language and colours. */
import { ActionIcon, Button, Group, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../language/language.tsx'
import { shellWords } from './shell-words.ts'

const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }
const NEXT: Readonly<Record<MantineColorScheme, MantineColorScheme>> = {
  auto: 'light',
  light: 'dark',
  dark: 'auto',
}

/** A button for the other language, and one that goes through the colour schemes. */
export function Preferences(): ReactNode {
  const words = useWords(shellWords)
  const { language, setLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const other = language === 'ja' ? 'en' : 'ja'
  const Picture = ICONS[colorScheme]
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="sm"
        fw={500}
        lang={other}
        leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden />}
        onClick={() => setLanguage(other)}
      >
        {words.other}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.scheme[colorScheme]}
        title={words.scheme[colorScheme]}
        onClick={() => setColorScheme(NEXT[colorScheme])}
      >
        <Picture size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
