/** Whoever sits at the command line, as the audit log names it: nobody's account, and from no network. */
export const OPERATOR = { actor: 'operator', address: null } as const
