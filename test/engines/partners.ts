import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Person } from '../support/engines/person.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

const CHAT = 'cx-partner-chat'
const LOG = '.log'

/** Lines of a message that the field shows at most (P2 §9). */
const MOST_LINES = 5

/** Runs in the page: how high the field for a message is, and how much of what is written it does not show. */
function field(): { height: number; hidden: number } {
  const find = (root: Document | ShadowRoot): HTMLTextAreaElement | null => {
    const found = root.querySelector<HTMLTextAreaElement>('.composer textarea')
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const { offsetHeight: height = 0, scrollHeight = 0, clientHeight = 0 } = find(document) ?? {}
  return { height, hidden: scrollHeight - clientHeight }
}

/** Comes to the chat of a classroom over its dashboard, and may write at once. */
async function opensChat(person: Person, url: string, email: string, classroom: string): Promise<void> {
  await person.visit(url)
  await logIn(person, email)
  await person.presses(classroom, { within: 'table' })
  await person.presses('Open chat')
  await person.sees('log', 'Messages', { within: CHAT })
  await person.isOn('Message')
}

const SEE_REQUEST = 'See Request of Zofia K.'

async function cancelsRequest(person: Person): Promise<void> {
  await person.presses('Cancel Request')
  await person.sees('dialog', 'Cancel connection request')
  await person.isOn('Keep Request')
  await person.hits('Tab')
  await person.isOn('Cancel Request')
  await person.hits('Enter')
  await person.reads('Connection request cancelled')
  await person.presses('OK')
}

/** Looks for a partner for a classroom that has none; `isAsked` where the story was told to its half before. */
async function findsMatches(person: Person, url: string): Promise<{ isAsked: boolean }> {
  await person.visit(url)
  await logIn(person, 'teacher@demo.test')
  await person.presses('River Science 6', { within: 'table' })
  await person.presses('Find')
  await person.presses('Let Me Choose')
  await person.presses('Search')
  await person.sees('heading', 'Potential Matches')
  return { isAsked: (await person.names('link')).includes(SEE_REQUEST) }
}

/** Two teachers of paired classrooms. */
export const partnerStories: Story[] = [
  {
    name: 'a partner is found and asked, sees it at once, and that it was taken back',
    async tell(zofia, { url }, come) {
      // whose window is in front: Firefox presses nothing by a key in another
      const maya = await come()
      if ((await findsMatches(maya, url)).isAsked) {
        await maya.presses(SEE_REQUEST)
        await cancelsRequest(maya)
        await maya.goesBack()
      }
      await zofia.visit(`${url}/connections`)
      await logIn(zofia, 'zofia.kowalska@demo.test')
      await zofia.sees('heading', 'Received')

      const note = `Our rivers would make good friends. ${randomUUID().slice(0, 8)}`
      await maya.presses('See Details of Zofia K.')
      await maya.presses('Invite Nad Wisłą')
      await maya.fills('Personal note', note)
      await maya.presses('Send Request')
      await maya.reads('Connection request sent')
      await maya.presses('OK')

      // nobody has loaded this page again
      await zofia.reads('Pending')
      await zofia.presses(/^See Details of Maya T\./)
      await zofia.reads(note)
      await maya.presses(SEE_REQUEST)
      await cancelsRequest(maya)
      await zofia.reads(/Request of Maya T\. .*United States Cancelled/)
    },
  },
  {
    name: 'a request is accepted once what it costs was stated, and both classrooms have a partner at once',
    async tell(beatriz, { url }, come) {
      // whose window is in front
      const maya = await come()
      await beatriz.visit(`${url}/connections`)
      await logIn(beatriz, 'beatriz.lima@demo.test')
      await beatriz.sees('heading', 'Sent')
      await maya.visit(`${url}/connections`)
      await logIn(maya, 'teacher@demo.test')
      await maya.presses('See Details of Beatriz L.: Rio Capibaribe, River Science 6')
      await maya.reads(/Request of Beatriz L\. .*Brazil (Pending|Accepted)/)
      // told once more it may have been accepted the first time
      const isOpen = await maya.reads(/Request of Beatriz L\. .*Brazil Pending/, { patienceMs: 0 }).then(
        () => true,
        () => false,
      )
      if (isOpen) {
        await maya.presses('Accept')
        await maya.sees('dialog', 'Accept connection request')
        await maya.reads('Both classrooms need the same number of tokens.')
        await maya.isOn('Accept')
        await maya.hits('Enter')
        await maya.reads('Connection request accepted')
        await maya.presses('Open the classroom')
        await maya.reads('Beatriz L.')
      }
      // nobody has loaded this page again
      await beatriz.reads(/You have asked for River Science 6 as the partner of Rio Capibaribe Accepted/)
    },
  },
  {
    name: 'two partners write to each other, by keys alone, and see what comes, what was read, and who is there',
    async tell(maya, { url }, come) {
      const lucia = await come()
      await opensChat(maya, url, 'teacher@demo.test', 'Spanish 7 Morning')
      await opensChat(lucia, url, 'partner@demo.test', 'Inglés 1B')
      await maya.reads('Lucía F. is in the chat', { within: CHAT })
      await lucia.reads('Maya T. is in the chat', { within: CHAT })

      // told once more, the messages of the first time are still there
      const mark = randomUUID().slice(0, 8)
      await maya.types(`Do they write letters, too? ${mark}`)
      await maya.hits('Enter')
      await maya.reads(new RegExp(`letters, too\\? ${mark}.*\\bRead\\b`), { within: LOG })
      await lucia.reads(`letters, too? ${mark}`, { within: LOG })
      await maya.isOn('Message')

      await lucia.types(`They do, by hand! ${mark}`)
      await lucia.hits('Tab')
      await lucia.isOn('Attach a file')
      await lucia.hits('Tab')
      await lucia.isOn('Send')
      await lucia.hits('Enter')
      await maya.reads(`by hand! ${mark}`, { within: LOG })
      await lucia.reads(new RegExp(`by hand! ${mark}.*\\bRead\\b`), { within: LOG })
      await lucia.isOn('Message')

      await maya.presses('Close chat')
      await lucia.reads('Maya T. is not in the chat', { within: CHAT })
    },
  },
  {
    name: 'the field for a message grows with it up to five lines, and is one line again once it is sent',
    async tell(person, { url }) {
      await opensChat(person, url, 'teacher@demo.test', 'Spanish 7 Morning')
      const mark = randomUUID().slice(0, 8)
      const { height: oneLine } = await person.evaluates(field)
      const heights: number[] = []
      await person.types(`Line 1 ${mark}`)
      for (let line = 2; line <= MOST_LINES + 1; line += 1) {
        await person.hits('Shift+Enter')
        await person.types(`Line ${line} ${mark}`)
        const { height, hidden } = await person.evaluates(field)
        heights.push(height)
        // what is not more than five lines is all in sight
        assert.equal(
          hidden > 1,
          line > MOST_LINES,
          `line ${line} of ${heights.join(', ')}: ${hidden} px hidden`,
        )
      }
      const [two = 0] = heights
      const most = heights.at(-2) ?? 0
      const said = `${oneLine}, ${heights.join(', ')}`
      assert.ok(two >= oneLine && most > two, said)
      assert.equal(heights.at(-1), most, said)
      await person.hits('Enter')
      await person.reads(`Line ${MOST_LINES + 1} ${mark}`, { within: LOG })
      assert.equal((await person.evaluates(field)).height, oneLine)
    },
  },
]
