/** A button that copies. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { copyText } from './copy-text.ts'

const copyWords = inBoth({ copy: 'Copy', copied: 'Copied' }, { copy: 'コピー', copied: 'コピーしました' })

const SHOWN_MS = 2_000

/** Copies `text`. Without `label` it is an icon whose name is "Copy", and `what` when that is given. */
export function CopyButton({
  text,
  label,
  what,
}: {
  readonly text: string
  readonly label?: string
  readonly what?: string
}): ReactNode {
  const words = useWords(copyWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => void copyText(text).then(setCopied)
  const Icon = copied ? IconCheck : IconCopy
  const said = (
    <VisuallyHidden component="output" aria-live="polite">
      {copied ? words.copied : ''}
    </VisuallyHidden>
  )
  if (label !== undefined) {
    return (
      <>
        <Button leftSection={<Icon size={18} aria-hidden />} onClick={copy}>
          {copied ? words.copied : label}
        </Button>
        {said}
      </>
    )
  }
  return (
    <>
      <Tooltip label={copied ? words.copied : words.copy} withArrow>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={copy}
          aria-label={what === undefined ? words.copy : `${words.copy}: ${what}`}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {said}
    </>
  )
}
