/** One paper on A4. */
import type { ReactNode } from 'react'
import { contentOf, type PaperContent } from '../../../../src/papers/content.ts'
import type { Paper } from '../../api/types.ts'
import classes from './papers.module.css'

/** A sheet, or as many as its lines need. */
export function PaperSheet({
  paper,
  withPrices,
}: {
  readonly paper: Paper
  readonly withPrices: boolean
}): ReactNode {
  const content = contentOf(paper, withPrices)
  const { title, unique_key, reissued, greeting, amount, purpose, foot } = content
  return (
    <article className={classes.sheet} aria-label={`${title} ${unique_key}`}>
      {reissued !== null && (
        <p className={classes.reissued}>
          <strong>{reissued[0]}</strong>
          <small>{reissued[1]}</small>
        </p>
      )}
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.heads}>
        <Recipient to={content.to} />
        <IssuerBlock content={content} />
      </div>
      <p className={classes.greeting}>{greeting}</p>
      {amount !== null && (
        <p className={classes.amount}>
          <span>{amount[0]}</span> <strong>{amount[1]}</strong>
        </p>
      )}
      {purpose !== null && <p className={classes.purpose}>{purpose}</p>}
      <Rows content={content} />
      {content.total !== null && (
        <div className={classes.sums}>
          <Taxes taxes={content.taxes} />
          <Sums sums={content.sums} total={content.total} />
        </div>
      )}
      <div className={classes.foot}>
        {foot.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
  )
}

function Recipient({ to }: Pick<PaperContent, 'to'>) {
  return (
    <div className={classes.recipient}>
      {to.address.length > 0 && (
        <address>
          {to.address.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className={classes.name}>{to.name}</p>
    </div>
  )
}

function IssuerBlock({ content: { facts, issuer } }: { readonly content: PaperContent }) {
  return (
    <div className={classes.issuer}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.seller}>{issuer.name}</p>
      {issuer.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

function Rows({ content: { heads, rows } }: { readonly content: PaperContent }) {
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, notes, later, cells }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
          <tr key={index}>
            <td>
              {name}
              {later !== null && <span className={classes.later}>{later}</span>}
              {notes.map((note, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two notes can be the same
                <small key={at}>{note}</small>
              ))}
            </td>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is that of its column
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Taxes({ taxes }: Pick<PaperContent, 'taxes'>) {
  return (
    <table className={classes.taxes}>
      <tbody>
        {taxes.map(([rate, total, tax]) => (
          <tr key={rate}>
            <th scope="row">{rate}</th>
            <td>{total}</td>
            <td>{tax}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ sums, total }: { readonly sums: PaperContent['sums']; readonly total: readonly string[] }) {
  return (
    <dl className={classes.total}>
      {sums.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges can be the same
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div data-strong>
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
    </dl>
  )
}
