export { _, Ajv, type CodeKeywordDefinition, Name, type ValidateFunction } from 'ajv'
