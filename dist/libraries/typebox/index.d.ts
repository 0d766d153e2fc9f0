export {
  type Static,
  type TArray,
  type TLiteral,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox'
