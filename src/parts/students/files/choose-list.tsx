import { studentListFile } from '../../../contract/rules/student-list-file.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { download, upload } from '../../../ui/file-icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDrop } from '../../../ui/use-drop.ts'

/** What browsers offer to choose from; the rule decides. */
const ACCEPTED = `${studentListFile.ending},${studentListFile.type}`

interface ChooseListProps {
  issue: string | undefined
  /** `all` are those that come with it, itself first. */
  onFile: (file: File | null, all: readonly File[]) => void
}

/** How the sheet has to look, a template of it, and the place for a file. */
export function ChooseList({ issue, onFile }: ChooseListProps) {
  const drop = useDrop(onFile)
  return (
    <>
      <p>{t.layout}</p>
      <SampleSheet />
      <div className="student-file-drop" data-over={drop.isOver || undefined} {...drop.on}>
        <p className="student-file-drop-title">{drop.isOver ? t.dropHere : t.dropTitle}</p>
        <FileButton variant="primary" icon={upload} label={t.choose} accept={ACCEPTED} onFile={onFile} />
        <ButtonLink
          variant="quiet"
          size="small"
          icon={download}
          href={serviceUrl(`/${studentListFile.template}`)}
        >
          {t.template}
        </ButtonLink>
      </div>
      {issue && (
        <Notice tone="danger">
          <p>{issue}</p>
        </Notice>
      )}
    </>
  )
}

/** The first rows of a list, as a spreadsheet shows them. */
function SampleSheet() {
  return (
    <table className="student-file-sample" aria-label={t.sample}>
      <thead>
        <tr>
          <th scope="col">A</th>
          <th scope="col">B</th>
        </tr>
      </thead>
      <tbody>
        {t.sampleRows.map(([first, last]) => (
          <tr key={first}>
            <td>{first}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
