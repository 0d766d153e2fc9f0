/** The file that buyers of a digital item download. */
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { request, withQuery } from '../../api/request.ts'
import { sendFile } from '../../api/send-file.ts'
import type { Item, ItemFiles, ItemFileUpload } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { FILE_WORDS } from './file-words.ts'

const PATH = '/console/api/item_files'

/** Nothing for other items. */
export function ItemFile({ item: { id, type } }: { readonly item: Item }): ReactNode {
  const words = useWords(FILE_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const isDigital = type === 'digital'
  // The list goes by ids: the first one after the id before this is this item's.
  const { data, error } = useResource<ItemFiles>(isDigital ? withQuery(PATH, { after: id - 1 }) : null)
  if (!isDigital) return null
  const file = data?.items.find(one => one.id === id)?.file
  return (
    <Panel title={words.file} description={words.fileText}>
      <ProblemAlert error={error} />
      {data === undefined && error === null && <Loading rows={1} />}
      {data !== undefined && (
        <Stack gap="sm">
          <Text size="sm">
            {file
              ? words.attached(
                  file.name,
                  sizeOf(file.bytes, language),
                  formatTime(file.attached_at, language),
                )
              : words.none}
          </Text>
          {may('items.update') && (
            <Group gap="xs">
              <Attach id={id} replaces={file !== null && file !== undefined} />
              {file && (
                <RemoveButton
                  path={`/console/api/items/${id}/file`}
                  name={file.name}
                  refresh={PATH}
                  words={words}
                  look={{ variant: 'subtle', color: 'gray', size: 'xs' }}
                />
              )}
            </Group>
          )}
        </Stack>
      )}
    </Panel>
  )
}

function sizeOf(bytes: number, language: 'ja' | 'en'): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.ceil(bytes / 1024), language)} KB`
  return `${formatNumber(Math.ceil(bytes / (1024 * 1024)), language)} MB`
}

function Attach({ id, replaces }: { readonly id: number; readonly replaces: boolean }) {
  const words = useWords(FILE_WORDS)
  const attach = useAction<File>({
    call: async file => {
      const { file_id, upload_url, upload_fields } = await request<ItemFileUpload>('POST', PATH)
      await sendFile(upload_url, upload_fields, file)
      await request('PUT', `/console/api/items/${id}/file`, { file_id, name: file.name })
    },
    refresh: [PATH],
    done: words.done,
    showsProblem: true,
  })
  return (
    <>
      <FileButton onChange={file => file && attach.mutate(file)}>
        {props => (
          <Button {...props} variant="default" size="xs" loading={attach.isPending}>
            {replaces ? words.replace : words.attach}
          </Button>
        )}
      </FileButton>
      <ProblemAlert error={attach.error} />
    </>
  )
}
