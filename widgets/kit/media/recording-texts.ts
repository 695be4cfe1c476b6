/** Text of the alert that replaces a recording. */
export const simulationAlert =
  'In a production environment, this would access your camera and microphone to record your answer.';

/** Messages around a recording. */
export const recordingTexts = {
  privacy:
    'Your recordings stay in the memory of this page. They are never sent anywhere, and they are ' +
    'gone when you reset the interview or leave.',
  simulated:
    'Recording is simulated here: it takes 5 seconds, and neither microphone nor camera is used.',
  withMicrophone:
    'You have up to 2 minutes. Your browser asks for the microphone first, and only you will hear ' +
    'the recording.',
  withCamera:
    'You have up to 2 minutes. Your browser asks for camera and microphone first, and only you ' +
    'will see the recording.',
  /** Follows the reason, in the same sentence. */
  simulatedInstead: 'so this recording is a simulation of 5 seconds and nothing is kept.',
  noCamera: 'No camera could be used, so only your voice is recorded.',
  failed: 'The recording broke off and nothing was kept. Please record your answer again.',
  unplayable: 'Your browser does not let this page play the recording.',
  noPace:
    'Your pace is not measured: this browser cannot recognise speech on your device, and your ' +
    'voice is not sent to any server.',
};
