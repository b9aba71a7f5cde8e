/**
 * How the build is cut, by purpose: a page loads the file of each of its elements, the kernel, and of the others only
 * those that its elements name. What only one element uses stays in its own file, and what a few use that has no purpose
 * here (how a new password is chosen) becomes a file for them.
 *
 * - kernel: what must exist once on a page (React, the stores, the session), the element layer, and the few parts that
 *   nearly every element shows
 * - forms: fields, their rules and their store
 * - data-views: what shows lists and keeps them up to date
 * - classroom-form: the fields of a classroom, which is created and edited
 * - drafts: what keeps what is typed and not saved
 * - overlays: what opens above a page, whatever is in it
 * - wizard-frame: what stands around the steps of a wizard
 * - profile: what is filled in of a profile at first, all together and step by step
 * - loaded: what stands in the place of what is asked for, with what forms say of a failure
 * - menus: what opens there to choose one thing of several
 * - list-screens: lists that are searched and filtered, and what opens in their place
 * - undo: what is told of what can be taken back
 * - agreement-form: what leads to the agreement where it is not signed
 * - agreement: what is said of the data privacy agreement, and keeps an eye on it
 * - screens: what notes the screens that elements open in their own place
 * - files: what takes a person's file, and gives them one
 * - uploads: what is said of videos on their way
 * - my-students: what a list of students and a profile share
 * - films: what says of a video whether it can be played, and notes that it was
 * - posts: what lists of posts share, of a classroom and of one student
 * - partners: what is shown of a global partner, and of who could be one
 *
 * Every purpose names what belongs to it, and none takes what is left: an element would load all of a file for the one
 * part in it that it shows (`elements without data that load what shows lists` in scripts/sizes/attribution.ts).
 *
 * Few files matter as much as small ones: a page waits for each of them (`requests until …` in scripts/size.ts).
 */
const PACKAGES =
  /rolldown[\\/]runtime|as-module:|vite[\\/]preload-helper|[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores|ofetch|destr|ufo|@r2wc)[\\/]/
/** What lists alone need of folders that are the kernel's. */
const FOR_DATA =
  /[\\/]element[\\/](beside|purchase)\.|[\\/]core[\\/](http[\\/](read-build|create-retry|digest|explain-(again|failure))|tabs[\\/]one-tab|navigation[\\/]creation-route|session[\\/]on-account-change)\./
/** And what the host app, or a few elements alone, need of them: it stands with them. */
const FOR_OTHERS =
  /[\\/]core[\\/](brand[\\/](visit-brand|student-site)|navigation[\\/](after-sign-in|frame-policy|safe-redirect|use-refused-frame))\./
/** And what only a page needs that hands sessions over. */
const FOR_PAGES = /[\\/]core[\\/]session[\\/]session-from-page\./
/** And what elements with screens of their own need. */
const FOR_SCREENS = /[\\/](element[\\/](screens|beside)|core[\\/]navigation[\\/]screen-\w+)[\\/.]/
/** And what the search for a partner does without: requests, which are an element of their own, and reports. */
const FOR_REQUESTS =
  /[\\/](core[\\/]partners[\\/](connection-\w+|load-connection|wrong-invitation)|parts[\\/]partners[\\/](report-modal|wrong-invitation))\./
/** And what those of partners and of libraries need. */
const FOR_PARTNERS = /[\\/]element[\\/]closing-link\./
const LOADER = /[\\/]src[\\/]element[\\/]loader\.ts|\.loader\.ts$/

/** Files of `src/<folder>` by their names, or folders of it. */
const ours = (folder: string, names: string) =>
  new RegExp(`[\\\\/]src[\\\\/]${folder}[\\\\/](${names})(\\.|[\\\\/])`)

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    !LOADER.test(id) && tests.some(test => test.test(id))

const isOfKernel = either(
  PACKAGES,
  /[\\/]src[\\/]element[\\/]/,
  ours('core', 'platform|timer-delay|tabs|http|session|brand|navigation'),
  ours('core[\\\\/]messages', 'common|session|element'),
  ours('core', 'avatar-picture'),
  ours('contract[\\\\/]rules', 'avatar'),
  // numbers, most of which the bundler writes where they are used
  ours('contract', 'limits|error-codes'),
  ours(
    'ui',
    'style-root|tokens|base|button|icon|icons|modal|avatar|visually-hidden|form-frame|use-focus-kept',
  ),
)

const isOfClassroomForm = either(
  ours('core[\\\\/]classrooms', 'classroom-(draft|failure|form|lists)|new-draft'),
  ours('core[\\\\/]messages', 'classroom-form'),
  ours('contract[\\\\/]rules', 'classroom-form|end-date'),
  ours('contract[\\\\/]server-messages', 'classroom-forms'),
  ours('parts', 'classroom-form'),
)

const showsLists = either(
  /[\\/]node_modules[\\/]dayjs[\\/]/,
  FOR_DATA,
  ours('core', 'polling|statuses|dates|reference'),
  ours('core[\\\\/]shell', 'fresh-user'),
  ours('core[\\\\/]tokens', 'left-of'),
  ours('core[\\\\/]lists', 'view-choice'),
  ours('core[\\\\/]classrooms', 'action-(item-checks|name)|classroom-list-poll|classroom-(page|poll)'),
  ours('core[\\\\/]classrooms', 'home-name|partner-name|shared-checks'),
  // of the rules those that say what is shown; a form's go with its element
  ours('contract[\\\\/]rules', 'classroom-(filters|status|tabs)|days|exchange-expiry|group-types|is-id'),
  ours('contract[\\\\/]rules', 'next-status-change|offered-subjects|progress'),
  ours('contract[\\\\/]rules', 'confusing-text|text-length|user-types'),
  ours('core[\\\\/]realtime', 'live-revision'),
  ours('element[\\\\/]screens', 'come-to|is-elsewhere|led-in'),
  ours('core[\\\\/]messages', 'classroom|classroom-list|copying|leaving|statuses|try-again'),
  ours('ui', 'leave-question'),
  ours('ui', 'card|confirm-modal|data-table|progress-bar|donut|empty-state|error-state|skeleton|tag'),
  ours('parts', 'back-link|classroom-trouble|failure|is-in-another|later-(modal|view)|load-failure'),
  ours('ui', 'copy-text|search-field|segmented-control|select|tabs'),
)

const isOfPartners = either(
  FOR_PARTNERS,
  ours('core', 'partners'),
  ours('core[\\\\/]messages', 'partners'),
  ours('contract[\\\\/]rules', 'partner-(access|filters|notes|tokens)'),
  ours('contract[\\\\/]server-messages', 'connections'),
  ours('parts', 'partners'),
)

export const chunkGroups = [
  // after what shows lists, which a group takes along with whatever it needs of them
  { name: 'classroom-form', test: isOfClassroomForm, minShareCount: 2, priority: 1 },
  {
    name: 'kernel',
    test: (id: string) =>
      ![FOR_DATA, FOR_OTHERS, FOR_PAGES, FOR_PARTNERS, FOR_SCREENS].some(group => group.test(id)) &&
      isOfKernel(id),
    priority: 4,
  },
  {
    name: 'forms',
    test: either(
      ours(
        'core[\\\\/]forms',
        'create-form|field-(kinds|rules)|findings|form-(types|values)|read-failure|use-form',
      ),
      ours('core[\\\\/]accounts', 'resend|typed-email'),
      ours('core[\\\\/]messages', 'resend'),
      ours('contract[\\\\/]rules', 'email|world-languages'),
      ours('parts[\\\\/]profile', 'fields-group'),
      ours('ui', 'field|checkbox|brand-card|centred|notice|message-modal'),
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'drafts',
    test: either(
      ours('core[\\\\/]forms', 'keep-(changes|draft)|session-draft'),
      ours('parts', 'kept-changes'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'overlays',
    test: either(ours('ui', 'popover')),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'wizard-frame',
    test: either(ours('parts[\\\\/]wizard', 'wizard-frame'), ours('ui', 'stepper')),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'profile',
    test: either(
      ours('contract[\\\\/]rules', 'communication-methods|profile|profile-(fields|values)'),
      ours('contract[\\\\/]server-messages', 'profile-fields'),
      ours('core[\\\\/]messages', 'profile'),
      ours('core[\\\\/]profile', 'chosen-school|home-code|phone-confirmation|profile-(context|draft|form)'),
      ours(
        'parts[\\\\/]profile',
        'communication-fields|personal-fields|phone-code|profile-(error|outcome|text)',
      ),
      ours('parts[\\\\/]profile', 'saved-here'),
    ),
    minShareCount: 2,
    // after what it would take along
    priority: 0,
  },
  {
    name: 'loaded',
    test: either(ours('parts', 'loaded')),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'menus',
    test: either(ours('ui', 'menu')),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'list-screens',
    test: either(
      ours('core[\\\\/]lists', 'asked-list|list-state|question-list|searched-list|until-shown'),
      ours('element[\\\\/]screens', 'use-shown'),
      ours('core[\\\\/]messages', 'lists'),
      ours('parts', 'lists'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'screens',
    test: either(
      ours('core[\\\\/]navigation', 'screen-(history|entries|platform)'),
      ours('element[\\\\/]screens', 'come-to'),
      ours('element', 'beside'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'undo',
    test: either(ours('parts', 'held-notice'), ours('core[\\\\/]lists', 'undo-offer')),
    minShareCount: 2,
    // before posts, which libraries do without, and after the words of lists, which it would take along
    priority: 1,
  },
  {
    name: 'agreement-form',
    test: either(ours('parts', 'agreement-form|unsigned-agreement')),
    minShareCount: 2,
    // after what it would take along
    priority: 0,
  },
  {
    name: 'agreement',
    test: either(ours('core[\\\\/]messages', 'agreement'), ours('core[\\\\/]profile', 'agreement')),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'files',
    test: either(
      ours('ui', 'file-(button|icons)|use-drop'),
      ours('core', 'files'),
      ours('contract[\\\\/]rules', 'spreadsheet'),
      ours('parts', 'save-file'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'uploads',
    test: either(
      ours('core[\\\\/]messages', 'uploads'),
      ours('contract[\\\\/]server-messages', 'files|uploads'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'my-students',
    test: either(
      ours('core[\\\\/]messages', 'approval|first-password|student-removal|students'),
      ours('core[\\\\/]students', 'approval|groups|payment-text|restore-student|student-(checks|rights)'),
      ours('core[\\\\/]students', 'task-status-tags'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'films',
    test: either(ours('core[\\\\/]videos', 'file-name|note-activity|playable')),
    minShareCount: 2,
    // before posts, which elements of one video do without
    priority: 2,
  },
  {
    name: 'posts',
    test: either(
      ours('core[\\\\/]messages', 'submissions'),
      ours(
        'core[\\\\/]submissions',
        'chang(e-calls|ed-meanwhile)|neighbours|note-status|post-changes|selection',
      ),
      ours('parts[\\\\/]submissions', 'bulk-actions|overtaken-posts|post-changes|undo-bar'),
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'partners',
    test: (id: string) => !FOR_REQUESTS.test(id) && isOfPartners(id),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'data-views',
    test: (id: string) => !isOfClassroomForm(id) && showsLists(id),
    minShareCount: 2,
    priority: 2,
  },
]
