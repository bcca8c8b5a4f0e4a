// As for the journeys: with `CI` set a failed story gets a second try, and the closing lines name it either way.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
