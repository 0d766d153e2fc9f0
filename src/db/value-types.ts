/** How PostgreSQL's values become values of JavaScript. */
import pg from '#pg'

const INT8 = 20

/** For node-postgres. A bigint is a number: ids are int4, and sums at most 1000 × 2^31. */
export const VALUE_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    return oid === INT8 ? Number : pg.types.getTypeParser(oid, 'text')
  },
}
