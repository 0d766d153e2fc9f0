/** The texts that the law wants, as the shop shows them. */
import { Anchor, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useShopAddress } from '../../ui/shop-link.tsx'
import type { Draft } from '../settings/draft.ts'
import { SELLING_WORDS } from '../settings/selling-words.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import classes from './selling.module.css'

/** In the order in which the shop's page has them. */
const SAID = [
  'legal_seller',
  'legal_manager',
  'legal_address',
  'legal_telephone',
  'invoice_number',
  'legal_fees',
  'legal_payment',
  'legal_delivery',
  'legal_returns',
  'legal_offer_period',
  'legal_requirements',
] as const

/** What the law lets a seller tell on request; the others are left out where they are empty. */
const ON_REQUEST: readonly string[] = ['legal_manager', 'legal_address', 'legal_telephone']

interface LegalPreviewProps {
  readonly settings: Settings
  readonly draft: Draft
}

/** The page as it is written now, and links to those that are saved. */
export function LegalPreview({ settings, draft }: LegalPreviewProps): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const { labels } = useWords(SELLING_WORDS)
  return (
    <PreviewFrame title={words.legal} isWrong={false}>
      <div className={classes.paper}>
        <Facts
          facts={SAID.filter(name => draft[name] !== '' || ON_REQUEST.includes(name)).map(name => [
            labels[name],
            <span key={name} className={classes.text}>
              {draft[name] === '' ? words.onRequest : draft[name]}
            </span>,
          ])}
        />
      </div>
      <Text size="sm">{words.pages}</Text>
      <ul className={classes.links}>
        <Page path="/legal" name={words.legal} />
        <Page path="/privacy" name={words.privacy} isEmpty={settings.privacy_policy === null} />
        <Page path="/terms" name={words.terms} isEmpty={settings.terms_of_use === null} />
      </ul>
      <Text size="sm" c="dimmed">
        {words.pagesText}
      </Text>
    </PreviewFrame>
  )
}

interface PageProps {
  readonly path: string
  readonly name: string
  readonly isEmpty?: boolean
}

function Page({ path, name, isEmpty = false }: PageProps) {
  const words = useWords(PREVIEW_WORDS)
  const url = useShopAddress(path)
  return (
    <li>
      {isEmpty ? (
        <>
          {name}{' '}
          <Text span c="dimmed" size="sm">
            {words.empty}
          </Text>
        </>
      ) : (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" data-touch>
          {name} <IconExternalLink size={14} stroke={1.6} aria-hidden />
        </Anchor>
      )}
    </li>
  )
}
