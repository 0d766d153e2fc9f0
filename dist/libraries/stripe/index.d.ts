export { default as Stripe } from 'stripe'
