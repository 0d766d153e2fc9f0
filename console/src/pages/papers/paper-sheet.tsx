/** One paper on A4. */
import type { ReactNode } from 'react'
import type { Paper } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import { PAYMENT_METHOD, termOf } from '../orders/order-terms.ts'
import { ON_PAPER } from './paper-words.ts'
import classes from './papers.module.css'

const yen = (value: number) => `${value < 0 ? '−' : ''}¥${formatNumber(Math.abs(value), 'ja')}`

/** 2026年11月22日 */
function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** A sheet, or as many as its lines need. */
export function PaperSheet({
  paper,
  withPrices,
}: {
  readonly paper: Paper
  readonly withPrices: boolean
}): ReactNode {
  const { kind, unique_key } = paper
  const title = ON_PAPER.titles[kind]
  return (
    <article className={classes.sheet} aria-label={`${title} ${unique_key}`}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.heads}>
        <Recipient paper={paper} />
        <IssuerBlock paper={paper} />
      </div>
      <p className={classes.greeting}>{ON_PAPER.greeting[kind]}</p>
      {withPrices && (
        <p className={classes.amount}>
          <span>{ON_PAPER.amount[kind]}</span> <strong>{yen(paper.total)}</strong>
        </p>
      )}
      {kind === 'receipt' && <p className={classes.purpose}>{ON_PAPER.purpose}</p>}
      <Rows paper={paper} withPrices={withPrices} />
      {withPrices && (
        <div className={classes.sums}>
          <Taxes paper={paper} />
          <Sums paper={paper} />
        </div>
      )}
      <Foot paper={paper} withPrices={withPrices} />
    </article>
  )
}

function Recipient({ paper: { to, kind } }: { readonly paper: Paper }) {
  return (
    <div className={classes.recipient}>
      {kind === 'slip' && (
        <address>
          {to.zip_code !== null && <span>〒{to.zip_code}</span>}
          {to.address.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className={classes.name}>
        {to.name} {ON_PAPER.to}
      </p>
    </div>
  )
}

function IssuerBlock({ paper }: { readonly paper: Paper }) {
  const { issuer, unique_key, issued_on, ordered_on, dispatched_on, paid_on, kind } = paper
  const facts: (readonly [string, string | null])[] = [
    [ON_PAPER.number, unique_key],
    [ON_PAPER.issuedOn, dayText(issued_on)],
    [ON_PAPER.orderedOn, dayText(ordered_on)],
    [ON_PAPER.dispatchedOn, dispatched_on && dayText(dispatched_on)],
    [ON_PAPER.paidOn, kind === 'receipt' && paid_on !== null ? dayText(paid_on) : null],
  ]
  const contact: (readonly [string, string | null])[] = [
    [ON_PAPER.telephone, issuer.telephone],
    [ON_PAPER.mail, issuer.mail_address],
    [ON_PAPER.invoiceNumber, issuer.invoice_number],
  ]
  return (
    <div className={classes.issuer}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.seller}>{issuer.name}</p>
      {issuer.address !== null && <p>{issuer.address}</p>}
      {contact.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <p key={name}>
              {name} {value}
            </p>
          ),
      )}
    </div>
  )
}

function Rows({ paper, withPrices }: { readonly paper: Paper; readonly withPrices: boolean }) {
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{ON_PAPER.item}</th>
          {withPrices && <th scope="col">{ON_PAPER.price}</th>}
          <th scope="col">{ON_PAPER.pieces}</th>
          {withPrices && <th scope="col">{ON_PAPER.total}</th>}
        </tr>
      </thead>
      <tbody>
        {paper.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
          <tr key={index}>
            <td>
              {row.name}
              {row.rate === 8 && ` ${ON_PAPER.reduced}`}
              {row.later && <span className={classes.later}>{ON_PAPER.later}</span>}
              {row.notes.map(note => (
                <small key={note}>{note}</small>
              ))}
            </td>
            {withPrices && <td>{yen(row.price)}</td>}
            <td>{formatNumber(row.amount, 'ja')}</td>
            {withPrices && <td>{yen(row.total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Taxes({ paper: { taxes } }: { readonly paper: Paper }) {
  return (
    <table className={classes.taxes}>
      <tbody>
        {taxes.map(({ rate, total, tax }) => (
          <tr key={rate}>
            <th scope="row">{ON_PAPER.rate(rate)}</th>
            <td>{yen(total)}</td>
            <td>
              {ON_PAPER.tax} {yen(tax)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ paper }: { readonly paper: Paper }) {
  return (
    <dl className={classes.total}>
      <div>
        <dt>{ON_PAPER.subtotal}</dt>
        <dd>{yen(paper.subtotal)}</dd>
      </div>
      {paper.charges.map(({ kind, name, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges can be the same
        <div key={index}>
          <dt>{kind === 'charge' ? (name ?? ON_PAPER.charges[kind]) : ON_PAPER.charges[kind]}</dt>
          <dd>{yen(amount)}</dd>
        </div>
      ))}
      <div data-strong>
        <dt>{ON_PAPER.grandTotal}</dt>
        <dd>{yen(paper.total)}</dd>
      </div>
    </dl>
  )
}

function Foot({ paper, withPrices }: { readonly paper: Paper; readonly withPrices: boolean }) {
  const reduced = paper.rows.some(({ rate }) => rate === 8)
  return (
    <div className={classes.foot}>
      {withPrices && <p>{ON_PAPER.taxIncluded}</p>}
      {reduced && <p>{ON_PAPER.reducedNote}</p>}
      {paper.kind !== 'slip' && paper.payment_method !== null && (
        <p>
          {ON_PAPER.payment}: {termOf(PAYMENT_METHOD.ja, paper.payment_method)}
        </p>
      )}
      {paper.remark !== null && (
        <p>
          {ON_PAPER.remark}: {paper.remark}
        </p>
      )}
    </div>
  )
}
