/* What a script adds to a storefront. Every page works without it. */

// An amount that was changed in the cart is sent at once.
for (const field of document.querySelectorAll('[data-sends]')) {
  field.addEventListener('change', () => field.form.requestSubmit())
}

// A small picture shows its large one where the pictures are, and leaves the page where it is.
for (const link of document.querySelectorAll('.thumbs a')) {
  link.addEventListener('click', event => {
    const picture = document.querySelector(link.hash)
    if (!picture) return
    event.preventDefault()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    picture.parentElement.scrollTo({ left: picture.offsetLeft, behavior: calm ? 'auto' : 'smooth' })
  })
}
