import { chakra } from '@chakra-ui/react/styled-system'
import { suggestionParts } from './suggestion-parts'

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    maxWidth: '66ch',
    '& > li': { display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)', gap: '3' },
    '& .number': {
      width: '30px',
      height: '30px',
      display: 'grid',
      placeContent: 'center',
      borderRadius: 'md',
      background: 'mark.highlight',
      color: 'mark.onHighlight',
      fontWeight: 600,
      fontSize: 'sm',
    },
    '& .starter': { fontFamily: 'reading', fontWeight: 450, fontSize: 'lg', marginTop: '1' },
  },
})

/** The suggestions that would raise the score, the most important first. */
export function SuggestionSteps({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <Steps>
      {suggestions.map((suggestion, i) => {
        const { text, starter } = suggestionParts(suggestion)
        return (
          <li key={suggestion}>
            <span className="number" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <p>{text}</p>
              {starter && <p className="starter">{starter}</p>}
            </div>
          </li>
        )
      })}
    </Steps>
  )
}
