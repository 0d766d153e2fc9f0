/* What a script adds to a storefront. Every page works without it. */

// An amount that was changed in the cart is sent at once.
for (const field of document.querySelectorAll('[data-sends]')) {
  field.addEventListener('change', () => field.form.requestSubmit())
}

// The address of a postal code is filled in as soon as it is whole, but for what the buyer has written.
for (const part of document.querySelectorAll('[data-address]')) {
  const [zip, prefecture, address] = ['zip', 'prefecture', 'address'].map(name =>
    part.querySelector(`[name$=${name}]`),
  )
  let filled = ''
  zip.addEventListener('input', async () => {
    const code = zip.value.normalize('NFKC').replace(/\D/g, '')
    if (code.length !== 7) return
    const answer = await fetch(part.dataset.address + code).catch(() => undefined)
    if (!answer?.ok) return
    const place = await answer.json()
    prefecture.value = place.prefecture
    if (address.value === '' || address.value === filled) address.value = filled = place.address
  })
}

// A form is sent once, however often it is pressed; after a while, when no answer came, it can be sent again.
for (const form of document.querySelectorAll('[data-once]')) {
  form.addEventListener('submit', event => {
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = '1'
    const button = event.submitter
    const said = button?.textContent
    if (button && form.dataset.sending) button.textContent = form.dataset.sending
    setTimeout(() => {
      delete form.dataset.sent
      if (button) button.textContent = said
    }, 10_000)
  })
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
