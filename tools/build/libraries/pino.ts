export { type Logger, pino, symbols } from 'pino'
