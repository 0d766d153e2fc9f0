/* What a script adds to a storefront. Every page works without it. */

// An amount that was changed in the cart is sent at once.
for (const field of document.querySelectorAll('[data-sends]')) {
  field.addEventListener('change', () => field.form.requestSubmit())
}
