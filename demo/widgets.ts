// Reads what the elements say of themselves and lets a page author try it.

interface Declaration {
  tagName?: string
  description?: string
  attributes?: { name: string; description?: string; type?: { text: string } }[]
  events?: { name: string; description?: string }[]
}

type TaggedDeclaration = Declaration & { tagName: string }

const EVENTS_KEPT = 50

function find<E extends HTMLElement>(id: string): E {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element as E
}

async function readManifest(): Promise<TaggedDeclaration[]> {
  // beside the loader, which has another origin than this page on the second one
  const loader = document.querySelector<HTMLScriptElement>('script[src$="/widgets/cx.js"]')
  const response = await fetch(new URL('custom-elements.json', loader?.src))
  const { modules } = (await response.json()) as { modules: { declarations?: Declaration[] }[] }
  return modules
    .flatMap(module => module.declarations ?? [])
    .filter((declaration): declaration is TaggedDeclaration => Boolean(declaration.tagName))
}

/** The values of a type that is a choice of literals, such as `'light' | 'dark'`. */
function choices(type = ''): string[] {
  return [...type.matchAll(/['"]([^'"]+)['"]/g)].map(([, value]) => value ?? '')
}

function control(name: string, type: string | undefined, description: string | undefined): HTMLDivElement {
  const values = choices(type)
  const input = document.createElement(values.length ? 'select' : 'input')
  input.id = `attribute-${name}`
  input.setAttribute('name', name)
  for (const value of values.length ? ['', ...values] : []) {
    input.append(new Option(value || '(not set)', value))
  }
  const label = Object.assign(document.createElement('label'), { htmlFor: input.id, textContent: name })
  label.title = description ?? ''
  const box = document.createElement('div')
  box.append(label, input)
  return box
}

function showMarkup(element: Element) {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).join('')
  find('markup').textContent = `<${element.localName}${attributes}></${element.localName}>`
}

function show(declaration: TaggedDeclaration) {
  const element = document.createElement(declaration.tagName)
  find('tag').textContent = `<${declaration.tagName}>`
  find('summary').textContent = declaration.description ?? ''
  find('events').replaceChildren()

  const form = find<HTMLFormElement>('attributes')
  form.replaceChildren(
    ...(declaration.attributes ?? []).map(({ name, type, description }) =>
      control(name, type?.text, description),
    ),
  )
  form.onsubmit = event => event.preventDefault()
  form.onchange = event => {
    const { name, value } = event.target as HTMLInputElement
    if (value) element.setAttribute(name, value)
    else element.removeAttribute(name)
    // is read as the element comes to the page
    if (name === 'debug') find('stage').append(element)
    showMarkup(element)
  }

  for (const { name } of declaration.events ?? []) {
    element.addEventListener(name, event => {
      // the playground stays where it is
      if (name === 'cx-navigate') event.preventDefault()
      const item = document.createElement('li')
      item.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail ?? null)}`
      find('events').prepend(item)
      find('events').children[EVENTS_KEPT]?.remove()
    })
  }
  find('stage').replaceChildren(element)
  showMarkup(element)
}

const declarations = await readManifest()

function showChosen() {
  const chosen = declarations.find(({ tagName }) => `#${tagName}` === location.hash) ?? declarations[0]
  if (!chosen) return
  for (const link of document.querySelectorAll('#tags a')) {
    link.ariaCurrent = link.textContent === chosen.tagName ? 'page' : null
  }
  show(chosen)
}

find('tags').replaceChildren(
  ...declarations.map(({ tagName }) => {
    const item = document.createElement('li')
    const link = Object.assign(document.createElement('a'), { href: `#${tagName}`, textContent: tagName })
    item.append(link)
    return item
  }),
)
find<HTMLInputElement>('width').oninput = event => {
  find('stage').style.width = `${(event.target as HTMLInputElement).value}px`
}
addEventListener('hashchange', showChosen)
showChosen()

export {}
