import type { Plant } from '../../scripts/mutate/plant.ts'

/** What browsers show of launches of learning platforms. */
export const plants: Plant[] = [
  {
    bug: 'a platform whose page is gone holds a launch up',
    in: 'host',
    text: '// a page around that is gone, or an origin that is none\n      end(null)',
    becomes: 'void end',
  },
  {
    bug: 'a platform that does not answer is waited for for ever',
    in: 'host',
    text: 'platform.after(patienceMs, () => end(null))',
    becomes: 'platform.after(patienceMs, () => {})',
  },
  {
    bug: 'a name of a window that is no frame is asked',
    in: 'host',
    text: "return typeof found === 'object' ? found : parent",
    becomes: 'return (found as Window) ?? parent',
  },
  {
    bug: 'whoever knows the question answers for the platform',
    in: 'host',
    text: "(origin === '*' || from === origin) && source === frame && data?.message_id === message_id",
    becomes: "(origin === '*' || from === origin) && data?.message_id === message_id",
  },
  {
    bug: 'an answer to something else is taken',
    in: 'host',
    text: '&& source === frame && data?.message_id === message_id',
    becomes: '&& source === frame && data !== null',
  },
  {
    bug: 'Enter in the search adds a link',
    in: 'host',
    text: "made.className = 'lti-search-field'",
    becomes:
      "input.addEventListener('keydown', ({ key }) => key === 'Enter' && document.querySelector<HTMLElement>('.lti-picker .cx-button-primary')?.click())\n  made.className = 'lti-search-field'",
  },
  {
    bug: 'a search hides what is chosen',
    in: 'host',
    text: "!isFound(choice) && !choice.querySelector(':checked')",
    becomes: '!isFound(choice)',
  },
  {
    bug: 'a search goes by capital letters',
    in: 'host',
    text: 'const wanted = input.value.trim().toLowerCase()',
    becomes: 'const wanted = input.value.trim()',
  },
  {
    bug: 'the list is added whatever is chosen',
    in: 'host',
    text: "'input[name=choice]:checked'",
    becomes: "'input[name=choice]'",
  },
  {
    bug: 'a cancelled choice adds My Classrooms',
    in: 'host',
    text: "button(t.cancel, 'secondary', pressed => send([], pressed))",
    becomes: "button(t.cancel, 'secondary', pressed => send([{ classroom_id: null }], pressed))",
  },
  {
    bug: 'a choice can be sent again while the platform takes it',
    in: 'host',
    text: 'return new Promise(() => {})',
    becomes: 'return Promise.resolve() as Promise<never>',
  },
  {
    bug: 'what is pressed twice is done twice',
    in: 'host',
    text: 'if (isBusy) return\n    isBusy = true\n    const end',
    becomes: 'isBusy = true\n    const end',
  },
  {
    bug: 'no button says that it is busy',
    in: 'host',
    text: 'const end = pressed && showBusy(pressed)',
    becomes: 'const end = undefined as (() => void) | undefined\n    void showBusy',
  },
  {
    bug: 'a button stays busy after a failure',
    in: 'host',
    text: 'isBusy = false\n      end?.()',
    becomes: 'isBusy = false\n      void end',
  },
  {
    bug: 'a failure takes the place of the step',
    in: 'host',
    text: 'if (isFirst) show(',
    becomes: 'if (said) show(',
  },
  {
    bug: 'what was done already is done again with the second try',
    in: 'host',
    text: 'fail(error, next, pressed !== undefined)',
    becomes: 'fail(error, work, pressed !== undefined)',
  },
  {
    bug: 'notices pile up',
    in: 'host',
    text: 'else if (notice) notice.replaceWith(said)\n    else main.prepend(said)',
    becomes: 'else main.prepend(said)',
  },
  {
    bug: 'the focus is lost with a notice',
    in: 'host',
    text: 'if (wasPressed) (again[0] ?? said).focus()',
    becomes: 'if (wasPressed) again[0]?.focus()',
  },
  {
    bug: 'a page that is of no use offers a second try',
    in: 'host',
    text: 'if (isOver(error)) {',
    becomes: 'if (!isOver) {',
  },
  {
    bug: 'what the server refuses is offered again',
    in: 'host',
    text: 'left && mayGoBetter(error)',
    becomes: 'left && (mayGoBetter(error) || error)',
  },
  {
    bug: 'a step takes the focus from the page around as it comes',
    in: 'host',
    text: 'const wasInIt = !isFirst || main.contains(document.activeElement)',
    becomes: 'const wasInIt = isFirst || main.contains(document.activeElement)',
  },
  {
    bug: 'another account comes without a question',
    in: 'host',
    text: "const other = button(t.useAnother, 'quiet', () => setAsked(question.hidden === true))",
    becomes: "const other = button(t.useAnother, 'quiet', leave)",
  },
  {
    bug: 'Escape leaves the question there',
    in: 'host',
    text: "if (key === 'Escape') setAsked(false)",
    becomes: 'void key',
  },
  {
    bug: 'signing out leaves the connection',
    in: 'host',
    text: "await call('POST /api/teacher/lti/links/end', { ticket })",
    becomes: 'void ticket',
  },
  {
    bug: 'links to classrooms leave the page of a launch',
    in: 'host',
    text: 'show(aboveScreen, ...screen(params.classroomId ?? null))',
    becomes: 'void screen',
  },
  {
    bug: 'each classroom that is followed is an entry of the history',
    in: 'host',
    text: 'show(aboveScreen, ...screen(params.classroomId ?? null))',
    becomes: "history.pushState(null, '')\n    show(aboveScreen, ...screen(params.classroomId ?? null))",
  },
  {
    bug: 'what goes wrong where a platform leads is told in JSON',
    in: 'server',
    text: 'app.setErrorHandler(showRefusal)',
    becomes: 'void showRefusal',
  },
]
