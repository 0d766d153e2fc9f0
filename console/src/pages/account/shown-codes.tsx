/** New recovery codes, which are shown once. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './account.module.css'
import { factorWords } from './factor-words.ts'

/** Open while there are codes; closed by the person's word alone, since they are not seen again. */
export function ShownCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}): ReactNode {
  const words = useWords(factorWords)
  // They stay to be read while the dialog closes.
  const last = useRef(codes)
  if (codes.length > 0) last.current = codes
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onKept}
      title={words.keep}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text size="sm">{words.keepText}</Text>
        <ul className={classes.codes} data-testid="recovery-codes">
          {last.current.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Group justify="space-between" gap="sm">
          <CopyButton text={last.current.join('\n')} label={words.copyAll} />
          <Button variant="default" onClick={onKept}>
            {words.kept}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
