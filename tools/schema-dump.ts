/**
 * Writes down a database's schema, so that a migration's effect on the whole is seen in review and drift is caught.
 * Read from the catalogue by PostgreSQL's own pg_get_… functions, since pg_dump is not among the embedded binaries.
 */
import type pg from 'pg'

const TABLES = `
  select 'create table ' || c.relname || E' (\\n' || string_agg('  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), E',\\n' order by a.attnum) || E'\\n);' as text, c.relname as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`

const CONSTRAINTS = `
  select 'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) || ';' as text, conrelid::regclass::text as name
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by conrelid::regclass::text, conname`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) || ';' as text, i.indexrelid::regclass::text as name
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`

const VIEWS = `
  select 'create view ' || c.relname || E' as\\n' || pg_get_viewdef(c.oid, true) as text, c.relname as name
  from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by c.relname`

const SEQUENCES = `
  select 'create sequence ' || sequencename || ' as ' || data_type || ';' as text, sequencename as name
  from pg_sequences where schemaname = 'public'
    and not exists (select from pg_depend d where d.objid = (schemaname || '.' || sequencename)::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0)
  order by sequencename`

const FUNCTIONS = `
  select pg_get_functiondef(p.oid) || ';' as text, p.proname as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, pg_get_function_identity_arguments(p.oid)`

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || ';' as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by t.tgrelid::regclass::text, t.tgname`

/** The whole schema `public` as SQL text, in an order of its own. */
export async function dumpSchema(client: pg.Client): Promise<string> {
  const parts: string[] = ['-- The schema after all migrations. Made by `npm run generate`; do not edit.']
  for (const query of [SEQUENCES, TABLES, CONSTRAINTS, INDEXES, VIEWS, FUNCTIONS, TRIGGERS]) {
    const { rows } = await client.query<{ text: string }>(query)
    parts.push(...rows.map(({ text }) => text))
  }
  return `${parts.join('\n\n')}\n`
}
